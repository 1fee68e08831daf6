/** The answer that says that the account is not confirmed and that a mail is on its way (API-35, ERR-05). */
export const sendSuccessfully = 'send successfully';

/** Bytes up to which an answer is looked at: the text itself, as JSON or with a line break behind it. */
const longest = 32;

/** True for a 200 whose body is the text 'send successfully': an invalid request (API-35). */
export const isInvalidRequest = async (response: Response): Promise<boolean> => {
  if (response.status !== 200 || !mayBe(response)) return false;
  const text = await response.clone().text();
  return text.length <= longest && text.trim().replaceAll('"', '') === sendSuccessfully;
};

/** Only short texts are looked at, so that no answer waits for its own body, least of all a file that streams. */
function mayBe({ headers }: Response): boolean {
  const length = headers.get('content-length');
  const isPlain = /^text\/plain|^$/.test(headers.get('content-type') ?? '');
  return length === null ? isPlain : Number(length) <= longest;
}
