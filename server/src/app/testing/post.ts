import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** Connections stay for the next question, and hold no process up. */
const agent = new Agent({ keepAlive: true });

export interface Posted {
  readonly status: number;
  /** The answer, read as JSON. */
  readonly body: unknown;
}

/**
 * Posts a text and reads what is answered. `fetch` costs three times as much, which for most questions of a test is as
 * much as the server takes to answer.
 */
export const post = (url: string, headers: IncomingHttpHeaders, text: string): Promise<Posted> =>
  new Promise((resolve, reject) => {
    const length = Buffer.byteLength(text);
    // As `fetch` names itself: people see it in the list of their sessions.
    const named = { 'user-agent': 'node', ...headers, 'content-length': length };
    const asked = request(url, { method: 'POST', agent, headers: named }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        try {
          resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) });
        } catch (error) {
          reject(error);
        }
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });

/** The same, with the fields of a form. */
export const postFields = (url: string, fields: Readonly<Record<string, string>>): Promise<Posted> => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  return post(url, headers, new URLSearchParams(fields).toString());
};
