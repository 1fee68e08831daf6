/** Milliseconds that the server gets before the kept page shows. */
const patience = 3_000;

/**
 * From the server, so that a new version is never more than one load away; the kept copy where the server is slow, away
 * or broken. Nothing is kept here: page and files of one build belong together, and come at the installation.
 */
export const serverFirst = async (
  asked: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> => {
  const inTime = await Promise.race([asked.catch(() => undefined), rest(patience)]);
  return isAnswer(inTime) ? inTime : ((await kept()) ?? (await asked));
};

/** The kept copy, else from the server, and kept: the name changes with the content. */
export const keptFirst = async (cache: Cache, request: Request): Promise<Response> => {
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
};

function rest(milliseconds: number) {
  return new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

/** A proxy without its server says 502 to 504: then the kept page is the better answer. */
function isAnswer(response: Response | undefined): response is Response {
  return response !== undefined && response.status < 500;
}
