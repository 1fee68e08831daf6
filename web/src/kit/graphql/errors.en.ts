import type { ErrorWords } from './errors.de.ts';

const pictureWords = {
  unknownKind: 'This is no picture that can be used. Please choose a PNG, JPEG or WebP.',
  animated: 'This picture moves. Please choose one that does not.',
  tooManyPixels: 'This picture has too many pixels. Please make it smaller.',
  tooNarrow: 'This picture is too narrow. Please crop it.',
  damaged: 'This picture is damaged. Please choose another one.',
} as { readonly [reason: string]: string; readonly unknownKind: string };

const longInSeconds = 120;

const waitInWords = (seconds: number): string => {
  if (!seconds) return 'a moment';
  return seconds > longInSeconds ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
};

const megabytes = (bytes: unknown): string =>
  (Number(bytes) / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: 0 });

const clock = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit' });

export const en: ErrorWords = {
  UNAUTHENTICATED: () => 'Please sign in.',
  SESSION_EXPIRED: () => 'Session expired',
  INSUFFICIENT_SCOPE: () => 'This sign-in is not valid for the API: it lacks the scope “api”.',
  FORBIDDEN: () => 'You are not allowed to do that.',
  NOT_FOUND: () => 'This does not exist (any more).',
  CONFLICT: () => 'Somebody else has changed this meanwhile. Please reload.',
  INVALID_INPUT: () => 'Something you entered is not valid. Please check it.',
  NAME_TAKEN: () => 'This name is already in use.',
  QUERY_REFUSED: () => 'This page is out of date. Please reload it.',
  MALFORMED_JSON: () => 'The request did not arrive in one piece. Please try again.',
  TOO_LARGE: () => 'File is too big!',
  TOO_MANY_REQUESTS: ({ seconds }) => `Too many tries. Please wait ${waitInWords(Number(seconds))}.`,
  STORAGE_FULL: () =>
    'Nothing can be saved right now: the storage is full. Registers keep their sales and send them again by themselves. Please try again later.',
  BUSY: () => 'Very much is going on here right now. Please try again in a moment.',
  USER_CODE_UNKNOWN: () => 'No register found. Please compare the code with the display.',
  USER_CODE_EXPIRED: () => 'This code has expired. Please have the register show a new one.',
  POS_VERSION_TOO_OLD: () => 'The register software is too old. It needs at least V5.9.3.',
  UNIT_NOT_A_BRANCH: () => 'Registers can only be linked to a branch.',
  UNIT_INACTIVE: () => 'This branch is inactive. Please activate it first.',
  UNIT_IN_USE: () => 'Organisationunit can not be deleted until all other data is deleted',
  UNIT_HAS_DATA: () => 'This organization unit has data. Please contact the vendor to delete it.',
  CURRENCY_FIXED: () =>
    'This branch has sales already. Its country sets the currency and can no longer be changed.',
  BRANCH_NOT_EMPTY: () =>
    'The branch has articles, categories or printers of its own already. Data can only be taken over into a branch without.',
  DATABASE_TAKEN: () => 'This branch already belongs to another register system.',
  DEVICE_UNLINKED: () => 'This register is no longer linked.',
  DEVICE_INACTIVE: () => 'This register is set to inactive.',
  MOVE_ABROAD: () =>
    'This branch is in another country or uses another currency. Unlink the register and link it there anew.',
  DEVICE_KNOWN_THERE: () =>
    'This register was linked to that branch before as a device of its own. Unlink it here and link it there again.',
  COMMAND_UNKNOWN: () => 'This register does not know the command.',
  DEVICE_OFFLINE: () => 'The register cannot be reached right now.',
  INVITATION_ALREADY_SENT: () => 'Invitation is already sent!',
  EMAIL_TAKEN: () => 'There is already an account with this e-mail address.',
  ROLE_NOT_ALLOWED: () => 'This is possible only with roles up to your own.',
  LAST_ADMIN: () => 'Can not delete all admins',
  OWN_ACCOUNT: () => 'Your own account can be changed or removed only by other administrators.',
  PASSWORD_COMMON: () =>
    'This password is one of the first that others try, with digits and signs added, too. Please choose another one.',
  PASSWORD_PERSONAL: () =>
    'The password is little more than your name, your e-mail address or your company. Please choose another one.',
  WRONG_PASSWORD: () => 'The current password is not right.',
  PICTURE_TOO_LARGE: () => 'Image Size can not be more than 4 MB',
  PICTURE_UNREADABLE: ({ reason }) => pictureWords[String(reason)] ?? pictureWords.unknownKind,
  // Why, says whoever reads files (master-data/files).
  FILE_UNREADABLE: () => 'This file cannot be read.',
  FILE_TOO_LARGE: () => 'File is too big!',
  UPLOADS_SPENT: ({ of, uploads, bytes, limit, from }) =>
    `${
      of === 'uploads'
        ? `${uploads} files have been uploaded today, no more are possible in one day.`
        : `${megabytes(bytes)} of ${megabytes(limit)} MB have been uploaded today, this file does not fit any more.`
    } Uploads go on from ${clock.format(new Date(String(from)))}.`,
  UPLOADS_UNDER_WAY: ({ of }) =>
    of === 'person'
      ? 'Something of yours is on its way already. Please wait until it has arrived.'
      : 'Very many files of your company are on their way right now. Please try again in a moment.',
  UPLOAD_TOO_SLOW: () => 'The file did not arrive in time. Please check the connection and try again.',
  GROUP_FORBIDDEN: () => 'You are not allowed to do that.',
  LICENCE_WORK_REFUSED: ({ licenseKey }) =>
    `The licence ${licenseKey} has changed since it was ordered. Look at it, and reject the order if nothing is left to do.`,
  ORDER_NOT_READY: ({ name }) =>
    name ? `“${name}” cannot be ordered like this.` : 'Please check the cart first.',
  ORDER_TOTAL_CHANGED: () => 'The price has changed. Please check the amount.',
  ORDER_KEY_USED: ({ number }) => `This order has arrived already, as no. ${number}.`,
  CART_ALREADY_ORDERED: () => 'This cart has been ordered or changed meanwhile.',
  TERMS_CHANGED: () => 'The terms are new. Please agree to them.',
  PRODUCT_SOLD: () => 'The product was sold before, so it stays. Take it off sale instead.',
  CATEGORY_IN_USE: () => 'The category still holds products or categories. Please move them first.',
  SHOP_WITHOUT_SELLER: () => 'The shop is not set up yet.',
  MANDATE_CHANGED: () => 'Who collects the debit has just changed. Please read the mandate again.',
  DEBIT_NOT_OFFERED: () => 'This seller collects no direct debits. Please choose invoice.',
  DEBIT_NOT_POSSIBLE: ({ number }) => `Order ${number} cannot be collected. Nothing was collected.`,
  DEBIT_UNDER_WAY: ({ number }) =>
    `A direct debit of order ${number} is under way. The order can be cancelled once it is withdrawn or returned.`,
  DEBIT_FILE_WITHDRAWN: ({ number }) => `The direct debit file ${number} was withdrawn.`,
  DEBIT_FILE_DUE: ({ number }) =>
    `The direct debit file ${number} is due already. If money came back, note it at the order.`,
  CREDITOR_MISSING: () => 'Please enter your creditor data first.',
  INTERNAL: () => 'Something went wrong. Please try again.',
  COMMAND_TIMED_OUT: () => 'The register did not answer in time. Please try again.',
  COMMAND_FAILED: ({ message }) => `The register could not do that: ${message}`,
  DOWNLOAD_FAILED: () => 'Download Failed.',
  DOWNLOAD_NOT_FOUND: () => 'File not found',
  NO_CONNECTION: () => 'There was an error establishing a connection. Please try again later.',
};
