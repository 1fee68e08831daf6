import { type AccessRule, both, either, fiscalDevices, staticData } from './rules.ts';

/**
 * The group of plain HTTP endpoints, by method and pattern. One below /api/ or /files/ that is missing here stops the
 * start.
 */
export const httpAccess: Readonly<Record<string, AccessRule>> = {
  'PUT /api/profile/picture': both('user'),
  'DELETE /api/profile/picture': both('user'),
  // And only in the vendor's own tenant, as all that edits the catalogue.
  'POST /api/shop-pictures': both('admin'),
  'POST /api/content-pictures': both('admin'),
  'POST /api/content-files': both('admin'),
  'POST /api/record-pictures': staticData,
  'POST /api/auth/user/update': both('user'),
  'GET /api/audit-log.csv': both('owner'),
  'POST /api/imports/:entity': staticData,
  'GET /api/exports/:file': staticData,
  // The list that was exported says who may fetch it.
  'GET /api/exports/files/:id': both('user'),
  'GET /api/import-templates/:file': staticData,
  // As the page of the closing.
  'GET /api/closings/:file': either('user', 'superAdmin'),
  'GET /api/reports/:file': both('user'),
  // Whoever got the mail: the address holds the secret.
  'GET /api/report-mails/:action/:token': both('everyone'),
  'POST /api/report-mails/:action/:token': both('everyone'),
  'GET /api/shop-orders/:file': both('user'),
  'POST /api/debit-files/:id': both('owner'),
  'GET /api/tax-notifications/:file': both('owner'),
  'PUT /api/tax-notifications/:id/receipt': both('owner'),
  'PUT /api/tse-archives/:id/:at': both('owner'),
  'PUT /api/registers/tse-archives/:id/:at': both('register'),
  'GET /api/tse-archives/:id/archive.tar': both('owner'),
  'GET /api/tse-archives/:id/findings.csv': fiscalDevices,
  // Each register its own.
  'POST /files/backups': both('register'),
  'OPTIONS /files/backups': both('register'),
  'GET /files/backups/:id': both('register'),
  'PATCH /files/backups/:id': both('register'),
  'DELETE /files/backups/:id': both('register'),
  // Who knows the address may, once and for some minutes.
  'GET /files/backupDownloads/:address': both('everyone'),
  'GET /api/academy/:file': both('user'),
  'GET /api/quick-panel/data': both('user'),
  // Who knows the address: calendar programs have no session.
  'GET /api/calendar-feeds/:file': both('everyone'),
  // Programs have no session: what is public, else the address is the secret.
  'GET /api/release-feeds/:file': both('everyone'),
  'GET /files/photoURL/:name': both('everyone'),
  'GET /files/shopPictures/:name': both('everyone'),
  'GET /files/contentPictures/:name': both('everyone'),
  'GET /files/contentFiles/:id/:name': both('everyone'),
  // Registers load them, too: who knows the name may.
  'GET /files/recordPictures/:name': both('everyone'),
  'GET /connect/usersExtended/my': both('superAdmin'),
  'GET /get-version/:id': both('everyone'),
  // A page may break before anybody has signed in.
  'POST /api/client-errors': both('everyone'),
};

/** The group of every method that clients of the hub may call (REG-18). A method that is missing here is refused. */
export const hubAccess: Readonly<Record<string, AccessRule>> = {
  JoinGroup: both('user'),
  SendCommand: both('user'),
  SendCommandToGroup: both('user'),
  ReceiveCommandResult: both('register'),
};
