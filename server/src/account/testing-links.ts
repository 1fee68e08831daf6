import type { TestAccount, TestProcess } from './testing.ts';

interface AccountAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Where the requests of a test come from, each test with addresses of its own. */
interface Caller {
  readonly address?: string;
  readonly language?: string;
}

let lastAddress = 0;

/** A network of its own, so that a test is not slowed by the ones before. */
export const fresh = (): Caller => {
  lastAddress += 1;
  return { address: `198.51.${lastAddress >> 8}.${lastAddress & 255}` };
};

/** POSTs JSON to /Account/… and reads the answer. */
export const postAccount = async (
  { app }: TestProcess,
  path: string,
  payload: unknown,
  { address = '203.0.113.7', language = 'de' }: Caller = {},
): Promise<AccountAnswer> => {
  const answer = await app.inject({
    method: 'POST',
    url: `/Account/${path}`,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', 'accept-language': language },
    remoteAddress: address,
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return {
    status: answer.statusCode,
    body: isJson ? answer.json() : {},
    text: answer.body,
    headers: answer.headers,
  };
};

/** The payload of the registration form (IDN-25); give what the test is about. */
export const registration = (changed: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  FirstName: 'Nora',
  LastName: 'Brandt',
  password: 'Neu-1234',
  ConfirmPassword: 'Neu-1234',
  email: `${crypto.randomUUID()}@new.example`,
  company: 'Café Morgenrot',
  FrontendUrl: 'https://tresen.test',
  ...changed,
});

/** The link in the newest mail to an address, as its parts. @throws when there is none */
export const linkTo = ({ mails }: TestAccount, email: unknown): URL => {
  const mail = mails.findLast(({ to, text }) => to === email && text.includes('?'));
  const link = mail && /https?:\/\/\S+\?\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`no mail with a link to ${String(email)}`);
  return new URL(link);
};
