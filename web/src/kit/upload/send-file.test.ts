import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json } from '../testing/fake-server.ts';
import { sendFile, type UploadStage } from './index.ts';

const url = '/api/imports/articles?name=Preise.xlsx';
const tokens = { access_token: 'access', refresh_token: 'refresh', expires_in: 600 };
const refusal = (code: string, parameters = {}) =>
  json({ errors: [{ extensions: { code, parameters } }] }, 429);
const large = new File([new Uint8Array(300_000)], 'Preise.xlsx');
const small = new File(['Cola;2,80'], 'Preise.csv');

/** A connection that sends half, then the rest, then answers. */
class FakeRequest {
  static answers: { readonly status: number; readonly body: object }[] = [];
  static sent: FakeRequest[] = [];
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  body: unknown;
  isAborted = false;

  open(): void {
    FakeRequest.sent.push(this);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }
  send(body: Blob): void {
    this.body = body;
    this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
    this.upload.onload?.();
    const answer = FakeRequest.answers.shift();
    if (!answer) return; // it waits for its turn
    this.status = answer.status;
    this.responseText = JSON.stringify(answer.body);
    this.onload?.();
  }
}

beforeEach(() => {
  localStorage.setItem('tresen.refreshToken', 'refresh-1');
  FakeRequest.answers = [];
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const stagesOf = () => {
  const stages: UploadStage[] = [];
  return { stages, onStage: (stage: UploadStage) => void stages.push(stage) };
};

const given = { method: 'POST', type: 'application/octet-stream' } as const;

describe('a file', () => {
  it('is seen to leave, and then to wait for its turn', async () => {
    fakeServer({ '/connect/token': [json(tokens)] });
    FakeRequest.answers = [{ status: 200, body: { importId: 'i1' } }];
    const { stages, onStage } = stagesOf();
    expect(await sendFile(url, { ...given, file: large, onStage })).toEqual({ importId: 'i1' });
    expect(stages).toEqual([
      { stage: 'sending', part: 0 },
      { stage: 'sending', part: 0.5 },
      { stage: 'reading' },
    ]);
    expect(FakeRequest.sent[0]).toMatchObject({
      body: large,
      headers: { authorization: 'Bearer access', 'content-type': 'application/octet-stream' },
    });
  });

  it('is sent with a new token when the first is refused', async () => {
    fakeServer({ '/connect/token': [json({ ...tokens, access_token: 'renewed' })] });
    FakeRequest.answers = [
      { status: 401, body: {} },
      { status: 200, body: { importId: 'i1' } },
    ];
    expect(await sendFile(url, { ...given, file: large })).toEqual({ importId: 'i1' });
    expect(FakeRequest.sent).toHaveLength(2);
    expect(FakeRequest.sent[1]?.headers.authorization).toBe('Bearer renewed');
  });

  it('that is given up is not sent on', async () => {
    fakeServer({ '/connect/token': [json(tokens)] });
    const abort = new AbortController();
    const sending = sendFile(url, { ...given, file: large, signal: abort.signal });
    await expect.poll(() => FakeRequest.sent.length).toBe(1);
    abort.abort(new Error('given up'));
    await expect(sending).rejects.toThrow('given up');
    expect(FakeRequest.sent[0]?.isAborted).toBe(true);
  });
});

describe('a file for which there is too much going on', () => {
  it.each(['BUSY', 'UPLOADS_UNDER_WAY', 'TOO_MANY_REQUESTS'])(
    'is sent again after the time that the server says: %s',
    async (code) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      fakeServer({
        '/connect/token': [json(tokens)],
        [url]: [refusal(code, { seconds: 7 }), json({ importId: 'i1' })],
      });
      const { stages, onStage } = stagesOf();
      const sending = sendFile(url, { ...given, file: small, onStage });
      await expect.poll(() => stages.at(-1)).toEqual({ stage: 'postponed', seconds: 7 });
      await vi.advanceTimersByTimeAsync(7_000);
      expect(await sending).toEqual({ importId: 'i1' });
    },
  );

  it.each([
    ['has to wait for minutes', 'TOO_MANY_REQUESTS', { seconds: 400 }],
    ['has to wait for tomorrow', 'UPLOADS_SPENT', { seconds: 30 }],
    ['is no file that we take', 'FILE_UNREADABLE', { reason: 'damaged' }],
  ])('is not sent again when it %s', async (_why, code, parameters) => {
    fakeServer({ '/connect/token': [json(tokens)], [url]: [refusal(code, parameters)] });
    await expect(sendFile(url, { ...given, file: small })).rejects.toMatchObject({ code, parameters });
  });

  it('is given up while it waits', async () => {
    fakeServer({ '/connect/token': [json(tokens)], [url]: [refusal('BUSY', { seconds: 60 })] });
    const abort = new AbortController();
    const { stages, onStage } = stagesOf();
    const sending = sendFile(url, { ...given, file: small, signal: abort.signal, onStage });
    await expect.poll(() => stages.at(-1)?.stage).toBe('postponed');
    abort.abort(new Error('given up'));
    await expect(sending).rejects.toThrow('given up');
  });

  it('is told after five times', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const fetch = fakeServer({
      '/connect/token': [json(tokens)],
      [url]: [refusal('BUSY', { seconds: 1 })],
    });
    const sending = sendFile(url, { ...given, file: small });
    const refused = expect(sending).rejects.toMatchObject({ code: 'BUSY' });
    for (let time = 0; time < 6; time += 1) await vi.advanceTimersByTimeAsync(1_100);
    await refused;
    expect(fetch.mock.calls.filter(([input]) => input === url)).toHaveLength(6);
  });
});
