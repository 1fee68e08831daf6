import { AppError } from '@tresen/domain/kit/errors';
import pg from 'pg';
import { NoConnection } from './pools.ts';

/** What a database, or a folder of files, has no more room for. https://www.postgresql.org/docs/18/errcodes-appendix.html */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

// Broken off for the sake of others, held up by them for too long, too slow, shutting down, out of memory or connections.
const passing =
  /^(?:08...|25P03|25P04|40001|40P01|53200|53300|53400|55P03|57014|57P01|57P02|57P03|ECONNREFUSED|ECONNRESET|EPIPE)$/;
// What the driver says of its own; it has no codes.
const broken =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout)/;

// What Citus says when a node breaks off, with the code of an internal error (XX000).
const nodeBroken =
  /^(?:failure on connection marked as essential|connection to the remote node|execution cannot recover from multiple connection failures|could not establish any connections to the node)/;

/** True when there was no room to store something. */
export const isStorageFull = (error: unknown): boolean => full.has(codeOf(error) ?? '');

// An operator has to make room: whoever asks each second does not help.
const secondsUntilRoom = 30;

/**
 * What somebody is told when storing failed for no fault of theirs: STORAGE_FULL or BUSY, with the seconds after which to
 * come again. Undefined for anything else.
 */
export const refusalOf = (error: unknown): AppError | undefined => {
  if (isStorageFull(error) || (error instanceof NoConnection && isStorageFull(error.cause)))
    return new AppError('STORAGE_FULL', { seconds: secondsUntilRoom }, { cause: error });
  if (isPassing(error)) return new AppError('BUSY', { seconds: 1 }, { cause: error });
  return undefined;
};

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** True when the database was away, or broke a statement off, and the same may work in a moment. */
function isPassing(error: unknown): boolean {
  if (error instanceof NoConnection) return true;
  if (!(error instanceof Error) || isOfRequest(error)) return false;
  if (isOfConnection(error)) return true;
  const code = codeOf(error);
  if (code === undefined) return broken.test(error.message);
  if (code === 'XX000') return nodeBroken.test(error.message);
  return passing.test(code) && (error instanceof pg.DatabaseError || /^E/.test(code));
}

/** A client's own line that broke while its body came, which the framework marks by a status: no fault of the database. */
function isOfRequest(error: Error): boolean {
  return 'statusCode' in error;
}

/** What ends a connection, or keeps one from being made, says nothing about what was asked. */
function isOfConnection(error: Error): boolean {
  const { severity, syscall } = error as Error & { severity?: unknown; syscall?: unknown };
  return syscall === 'connect' || severity === 'FATAL' || severity === 'PANIC';
}
