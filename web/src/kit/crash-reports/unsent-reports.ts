import type { ClientError } from '@tresen/domain/kit/client-errors';

// Reports that have not reached the server: sent at the next start, or when the line is back. They go with the session.

const key = 'tresen.crashReports';
/** A page that breaks again and again fills no storage. */
const max = 5;

export const unsentReports = (): readonly ClientError[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as ClientError[]).slice(-max) : [];
  } catch {
    return [];
  }
};

export const keepReport = (report: ClientError): void => write([...unsentReports(), report]);

export const forgetReport = ({ id }: ClientError): void =>
  write(unsentReports().filter((report) => report.id !== id));

function write(reports: readonly ClientError[]): void {
  if (reports.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(reports.slice(-max)));
}
