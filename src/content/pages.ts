import pitchDeck from './about/pitch-deck.mdx'
import privacy from './about/privacy.mdx'
import team from './about/team.mdx'
import terms from './about/terms.mdx'
import memeApi from './build/meme-api.mdx'
import blankTemplates from './guides/blank-templates.mdx'
import choosingGenerator from './guides/choosing-a-generator.mdx'
import choosingTemplates from './guides/choosing-templates.mdx'
import cleanTemplates from './guides/clean-templates.mdx'
import communityMemes from './guides/community.mdx'
import copyright from './guides/copyright.mdx'
import creatingMemes from './guides/creating-memes.mdx'
import fonts from './guides/fonts.mdx'
import guides from './guides/guides.mdx'
import marketing from './guides/marketing.mdx'
import platform from './guides/platform.mdx'
import presentations from './guides/presentations.mdx'
import teaching from './guides/teaching.mdx'
import topTenFeatures from './guides/top-ten-features.mdx'
import chiefMemeOfficer from './make/chief-meme-officer.mdx'
import gifMemes from './make/gif-memes.mdx'
import imgflipAlternative from './make/imgflip-alternative.mdx'
import influencerMemes from './make/influencer-memes.mdx'
import kapwingAlternative from './make/kapwing-alternative.mdx'
import supportedLanguages from './make/languages.mdx'
import memeCreators from './make/meme-creators.mdx'
import memeTemplates from './make/meme-templates.mdx'
import coworkerMemes from './memes/coworkers.mdx'
import customerServiceMemes from './memes/customer-service.mdx'
import marketingMemes from './memes/marketing.mdx'
import meetingMemes from './memes/meetings.mdx'
import memeNews from './memes/meme-news.mdx'
import memesHub from './memes/memes.mdx'
import memesAboutMemes from './memes/memes-about-memes.mdx'
import productManagerMemes from './memes/product-manager.mdx'
import salesMemes from './memes/sales.mdx'
import thursdayMemes from './memes/thursday-work.mdx'
import travelMemes from './memes/travel.mdx'
import workMemes from './memes/work.mdx'
import zoomMeetingMemes from './memes/zoom-meetings.mdx'
import type { Page, Section } from './page'

/**
 * Every written page of the public site, in the order in which lists show them; the first of a section is its own
 * first page. A new page is a file and a line here.
 */
export const pages: readonly Page[] = [
  ...[memeTemplates, gifMemes, memeCreators, influencerMemes, supportedLanguages],
  ...[imgflipAlternative, kapwingAlternative],
  ...[
    memesHub,
    workMemes,
    coworkerMemes,
    meetingMemes,
    zoomMeetingMemes,
    thursdayMemes,
    customerServiceMemes,
  ],
  ...[salesMemes, marketingMemes, productManagerMemes, travelMemes, memeNews, memesAboutMemes],
  ...[guides, creatingMemes, choosingTemplates, fonts, choosingGenerator, topTenFeatures, communityMemes],
  ...[
    cleanTemplates,
    blankTemplates,
    marketing,
    copyright,
    platform,
    chiefMemeOfficer,
    teaching,
    presentations,
  ],
  memeApi,
  ...[team, pitchDeck, privacy, terms],
]

const byPath = new Map(pages.map((page) => [page.frontmatter.path, page]))

export function findPage(path: string): Page | undefined {
  return byPath.get(path)
}

export function pagesOf(section: Section): Page[] {
  return pages.filter(({ frontmatter }) => frontmatter.section === section)
}
