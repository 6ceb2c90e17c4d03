import account from '../../public/locales/en/account.json'
import apiKeys from '../../public/locales/en/apiKeys.json'
import apiReference from '../../public/locales/en/apiReference.json'
import article from '../../public/locales/en/article.json'
import auth from '../../public/locales/en/auth.json'
import billing from '../../public/locales/en/billing.json'
import brand from '../../public/locales/en/brand.json'
import chart from '../../public/locales/en/chart.json'
import consent from '../../public/locales/en/consent.json'
import contact from '../../public/locales/en/contact.json'
import create from '../../public/locales/en/create.json'
import editor from '../../public/locales/en/editor.json'
import errorBoundary from '../../public/locales/en/errorBoundary.json'
import install from '../../public/locales/en/install.json'
import kept from '../../public/locales/en/kept.json'
import landing from '../../public/locales/en/landing.json'
import library from '../../public/locales/en/library.json'
import mailbox from '../../public/locales/en/mailbox.json'
import malformedRequest from '../../public/locales/en/malformedRequest.json'
import memeCard from '../../public/locales/en/memeCard.json'
import meta from '../../public/locales/en/meta.json'
import notFound from '../../public/locales/en/notFound.json'
import ownTemplate from '../../public/locales/en/ownTemplate.json'
import palette from '../../public/locales/en/palette.json'
import plans from '../../public/locales/en/plans.json'
import pricing from '../../public/locales/en/pricing.json'
import sandboxPayments from '../../public/locales/en/sandboxPayments.json'
import share from '../../public/locales/en/share.json'
import shell from '../../public/locales/en/shell.json'
import shortcuts from '../../public/locales/en/shortcuts.json'
import stats from '../../public/locales/en/stats.json'
import templates from '../../public/locales/en/templates.json'
import themed from '../../public/locales/en/themed.json'
import visuals from '../../public/locales/en/visuals.json'

/** Every namespace of the interface language; for servers, scripts and tests, since browsers get only some. */
export const locale = {
  account,
  apiKeys,
  apiReference,
  article,
  auth,
  billing,
  brand,
  chart,
  consent,
  contact,
  create,
  editor,
  errorBoundary,
  install,
  kept,
  landing,
  library,
  mailbox,
  malformedRequest,
  memeCard,
  meta,
  notFound,
  ownTemplate,
  palette,
  plans,
  pricing,
  sandboxPayments,
  share,
  shell,
  shortcuts,
  stats,
  templates,
  themed,
  visuals,
}
