/** Milliseconds after which an answer is no longer waited for. */
const patienceMs = 30_000;

/** An account endpoint refused; `description` is the server's own text (spec §8). */
export class AccountRefusal extends Error {
  override readonly name = 'AccountRefusal';
  readonly status: number;
  readonly code: string;
  readonly description: string;
  /** The field that it concerns, by its wire name. */
  readonly field: string | null;
  /** Seconds to wait, when the server limits tries. */
  readonly retryAfter: number | null;

  constructor(response: Response, body: Readonly<Record<string, unknown>>) {
    super(String(body.error ?? response.status));
    this.status = response.status;
    this.code = String(body.error ?? '');
    this.description = String(body.error_description ?? '');
    this.field = typeof body.field === 'string' ? body.field : null;
    this.retryAfter = Number(response.headers.get('retry-after')) || null;
  }
}

/**
 * Posts to `/Account/…` and returns the answer's text, in the language of the page for the mail that may follow.
 * @throws AccountRefusal when the server refuses, another error when it cannot be reached
 */
export const postAccount = async (action: string, payload: object): Promise<string> => {
  const response = await fetch(`/Account/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await response.text();
  if (response.ok) return text;
  throw new AccountRefusal(response, bodyOf(text));
};

/** Asks for another confirmation mail (API-36); whether there is such an account is not said. */
export const requestConfirmationMail = (email: string): Promise<string> =>
  postAccount('resendConfirm', { Email: email, FrontendUrl: window.location.origin });

/** A proxy may answer with something that is not ours: that says no more than its status. */
function bodyOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
