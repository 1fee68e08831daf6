const sqlite = 'SQLite format 3\u0000';

const latin = (head: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...head.subarray(from, from + length));

/** Octets from the beginning that are enough to tell. */
export const headBytes = 512;

/** True when a file begins as one of its type does; types that we do not know are taken at their word. */
export const opensAs = (contentType: string, head: Uint8Array): boolean => {
  switch (contentType) {
    case 'application/vnd.sqlite3':
      return latin(head, 0, sqlite.length) === sqlite;
    case 'application/gzip':
      return head[0] === 0x1f && head[1] === 0x8b;
    case 'application/zip':
      return latin(head, 0, 2) === 'PK';
    case 'application/x-tar':
      return latin(head, 257, 5) === 'ustar';
    case 'application/json':
      return /^\s*[[{"\d\-tfn]/.test(latin(head, 0, headBytes));
    default:
      return true;
  }
};
