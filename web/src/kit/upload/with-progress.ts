import type { Transport } from '../session/index.ts';

/**
 * Sends a request so that it can be seen how much of its body has left: `fetch` cannot tell.
 * @param onPart told a part from 0 to 1
 */
export const withProgress =
  (onPart: (part: number) => void): Transport =>
  (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0);
      request.upload.onload = () => onPart(1);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError(`no connection to ${url}`));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      if (signal?.aborted) reject(signal.reason);
      else request.send(body as XMLHttpRequestBodyInit);
    });
