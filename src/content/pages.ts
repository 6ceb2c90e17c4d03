import { pitchDeck } from './about/pitch-deck'
import { privacy } from './about/privacy'
import { team } from './about/team'
import { terms } from './about/terms'
import { memeApi } from './build/meme-api'
import { blankTemplates } from './guides/blank-templates'
import { choosingGenerator } from './guides/choosing-a-generator'
import { choosingTemplates } from './guides/choosing-templates'
import { cleanTemplates } from './guides/clean-templates'
import { communityMemes } from './guides/community'
import { copyright } from './guides/copyright'
import { creatingMemes } from './guides/creating-memes'
import { fonts } from './guides/fonts'
import { guides } from './guides/guides'
import { marketing } from './guides/marketing'
import { platform } from './guides/platform'
import { presentations } from './guides/presentations'
import { teaching } from './guides/teaching'
import { topTenFeatures } from './guides/top-ten-features'
import { chiefMemeOfficer } from './make/chief-meme-officer'
import { gifMemes } from './make/gif-memes'
import { imgflipAlternative } from './make/imgflip-alternative'
import { influencerMemes } from './make/influencer-memes'
import { kapwingAlternative } from './make/kapwing-alternative'
import { supportedLanguages } from './make/languages'
import { memeCreators } from './make/meme-creators'
import { memeTemplates } from './make/meme-templates'
import { coworkerMemes } from './memes/coworkers'
import { customerServiceMemes } from './memes/customer-service'
import { marketingMemes } from './memes/marketing'
import { meetingMemes } from './memes/meetings'
import { memeNews } from './memes/meme-news'
import { memesHub } from './memes/memes'
import { memesAboutMemes } from './memes/memes-about-memes'
import { productManagerMemes } from './memes/product-manager'
import { salesMemes } from './memes/sales'
import { thursdayMemes } from './memes/thursday-work'
import { travelMemes } from './memes/travel'
import { workMemes } from './memes/work'
import { zoomMeetingMemes } from './memes/zoom-meetings'
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
