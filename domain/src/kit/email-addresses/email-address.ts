// Beside ASCII the letters of European languages: of other scripts, many look like these and are not.
const letters = 'A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u1E9E';
const localPart = new RegExp(`^(?!\\.)(?!.*\\.\\.)[${letters}0-9_'+.-]*[${letters}0-9_+-]$`);
const writtenDomain = new RegExp(`^[${letters}0-9.-]+$`);
const asciiDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * True for one e-mail address, without a name: letters with marks may stand on both sides of the @, composed or not
 * (RFC 6531). Spaces around it are the caller's business.
 */
export const isEmailAddress = (text: string): boolean => {
  const composed = text.normalize('NFC');
  const at = composed.lastIndexOf('@');
  return at > 0 && localPart.test(composed.slice(0, at)) && isDomain(composed.slice(at + 1));
};

/** The domain as mail servers know it (RFC 5891): `bäckerei-müller.de` is `xn--bckerei-mller-bfb28a.de`. */
function isDomain(written: string): boolean {
  const address = `http://${written}`;
  return writtenDomain.test(written) && URL.canParse(address) && asciiDomain.test(new URL(address).hostname);
}
