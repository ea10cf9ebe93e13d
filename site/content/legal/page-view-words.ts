import type { PageViews } from '../../../common/brand/site-config.ts'

const leadCounted =
  'When you send the contact form, our own server counts that: the day, the page, the campaign named in the link, and the kind of device. The count is not joined to your message.'

const withoutCookies = {
  refused:
    'If your browser asks not to be tracked, by Global Privacy Control or by Do Not Track, nothing is counted.',
  limited: 'forms were',
  cookies: 'It sets no cookies, and has no advertising.',
  loads: 'It loads nothing from other companies: fonts, pictures and scripts are its own.',
  cookiesInShort: 'There are no cookies.',
  cookiesInFull:
    'This website sets no cookies, neither ours nor anyone else’s. So there is no banner and nothing to refuse.',
  laterCookie: 'a cookie',
}

/** What the privacy policy says about page views, as `{{pageViews.…}}`; must be true of whoever counts them. */
type PageViewWords = Record<
  keyof typeof withoutCookies | 'inShort' | 'counted' | 'known' | 'providers',
  string
>

const providers = 'host our systems, carry calls or deliver email'
const countingProviders = 'host our systems, carry calls, deliver email or count page views'

/** The words that are true for these `pageViews`. */
export function pageViewWords(pageViews: PageViews): PageViewWords {
  switch (pageViews.to) {
    case 'own-server':
      return {
        ...withoutCookies,
        inShort: 'It sets no cookies, and counts views without knowing whose.',
        counted:
          'Our own server counts the view: the day, the page, the website that led you here, the campaign named in the link, and the kind of device. Opening the assistant or the form, pressing the link to WhatsApp, and sending the form count the same way; the count is not joined to your message. If a script of ours fails, it counts at which place of which file, and nothing of what you typed.',
        known:
          'Nothing is kept by which you could be known again: no cookie, no network address, no number of yours.',
        limited: 'forms and page views were',
        providers,
      }
    case 'plausible':
      return {
        ...withoutCookies,
        inShort: 'It sets no cookies; Plausible counts views for us.',
        counted: `Your browser reports the view to Plausible, at ${hostOf(pageViews.origin)}: the page, the name of the website that led you here, and the campaign named in the link. Opening the assistant or the contact form, and pressing the link to WhatsApp, is reported the same way. ${leadCounted}`,
        known:
          'No cookie is set and nothing is kept in your browser. Like every server, Plausible sees your network address and the type of your browser. Its makers say that it makes from them, with a key that is changed every day, a number that tells visitors of one day apart, derives your country, and keeps no address.',
        providers: countingProviders,
      }
    case 'umami':
      return {
        ...withoutCookies,
        inShort: 'It sets no cookies; Umami counts views for us.',
        counted: `Your browser reports the view to Umami, at ${hostOf(pageViews.origin)}: the page and its title, the name of the website that led you here, the campaign named in the link, your language and the size of your screen. Opening the assistant or the contact form, and pressing the link to WhatsApp, is reported the same way. ${leadCounted}`,
        known:
          'No cookie is set and nothing is kept in your browser. Like every server, Umami sees your network address and the type of your browser. Its makers say that it makes from them, with a key that is changed from time to time, a number that tells visitors apart, derives your country and city, and keeps no address.',
        providers: countingProviders,
      }
    case 'ga4':
      return {
        ...withoutCookies,
        inShort: 'Google counts views, with cookies, only if you agree.',
        counted: `We ask you first. Only if you agree, Google Analytics is loaded and gets the page, the name of the website that led you here, the campaign named in the link, the type of your browser and screen, your language and, from your network address, an approximate city. Opening the assistant or the contact form, and pressing the link to WhatsApp, is reported the same way. ${leadCounted}`,
        known:
          'Google knows your browser again by the cookies named under “Cookies and local storage”. Advertising and Google’s signals across devices are switched off. Until you agree, and after a no, nothing of Google’s is loaded and nothing is reported.',
        refused:
          'If your browser asks not to be tracked, by Global Privacy Control or by Do Not Track, you are not asked, and nothing is counted.',
        cookies: 'It sets no cookies before you agree, and has no advertising.',
        loads:
          'It loads nothing from other companies, unless you agree to Google Analytics: fonts, pictures and all other scripts come from this website itself.',
        providers: countingProviders,
        cookiesInShort: 'There are no cookies unless you agree to be counted.',
        cookiesInFull:
          'This website sets cookies only if you agree that Google Analytics counts the pages you open: _ga, and one whose name begins with _ga_. Google sets them to know your browser again, and they end 2 months after your last visit. Your answer is kept in local storage as analyticsConsent, and is sent to nobody. “Cookies”, at the foot of the pages, brings the question back; a no deletes the cookies.',
        laterCookie: 'another cookie',
      }
    case 'none':
      return {
        ...withoutCookies,
        inShort: 'It sets no cookies, and counts no views.',
        counted: `Nobody counts the pages you look at. ${leadCounted}`,
        known: 'Nothing is kept by which you could be known again: no cookie and no number of yours.',
        refused:
          'If your browser asks not to be tracked, by Global Privacy Control or by Do Not Track, sending the form is not counted either.',
        providers,
      }
  }
}

const hostOf = (origin: string) => new URL(origin).host
