// Values by their name: tokens of the hub's clients (contract 5) and of the links of mails, e-mails, and what people
// look for, which is other people's names and e-mails.
const named = /([?&;](?:access_token|access%5ftoken|token|resttoken|email|search)=)[^&;#]*/gi;
// And by their look, since a name can be written in many ways (`%61ccess_token`) and an invitation's code stands in the
// path: access tokens, 32 random bytes, e-mails.
const looks = [
  // Bounded, and longer than any of ours: a search from each of many `eyJ` to the end would take its time.
  /eyJ[\w-]{1,300}\.[\w-]{1,3000}\.[\w-]*/g,
  /(?<![\w-])[\w-]{43}(?![\w-])/g,
  /[^/?&=;#@]{1,100}(?:@|%40)[^/?&=;#@]+/gi,
];

/** The address as it may be logged: without tokens, codes and people. */
export const redactUrl = (url: string): string =>
  looks.reduce((text, look) => text.replaceAll(look, 'redacted'), url.replaceAll(named, '$1redacted'));
