/** Statuses with which the server, or a proxy before it, asks to come again before it has done anything. */
const comeAgain = new Set([429, 503]);
/** A person waits so long without being told, all waits together. */
const longestWaitMs = 15_000;
const firstWaitMs = 1_000;
const growth = 2;

/**
 * Sends again, quietly, while the server says that this caller or everybody asks for too much right now. After some time
 * the refusal itself is the answer.
 * @throws what `send` throws, also because of the signal
 */
export const untilTaken = async (send: () => Promise<Response>, signal?: AbortSignal): Promise<Response> => {
  let response = await send();
  let waited = 0;
  for (let next = firstWaitMs; mayComeAgain(response); next *= growth) {
    const wait = waitOf(response, next);
    if (waited + wait > longestWaitMs) break;
    await sleep(wait, signal);
    signal?.throwIfAborted();
    waited += wait;
    response = await send();
  }
  return response;
};

/** Only what says when to come again was refused before it was worked on: a save must not be made twice. */
function mayComeAgain(response: Response): boolean {
  return comeAgain.has(response.status) && response.headers.has('retry-after');
}

function waitOf(response: Response, wait: number): number {
  return Number(response.headers.get('retry-after')) * 1_000 || wait;
}

/** Resolves after the wait, or at once when the signal ends it. */
function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
