import type { ErrorWords } from './errors.de.ts';

const pictureWords = {
  unknownKind: 'We can’t use this file. Please choose a PNG, JPEG or WebP image.',
  animated: 'Animated images are not supported. Please choose another one.',
  tooManyPixels: 'This image has too many pixels. Please make it smaller.',
  tooNarrow: 'This image is too narrow. Please crop it.',
  damaged: 'This image is damaged. Please choose another one.',
} as { readonly [reason: string]: string; readonly unknownKind: string };

/** What a filter asks for that cannot be answered; other faults have their words beside their boxes. */
const filterWords: Readonly<Record<string, string>> = {
  RANGE_TOO_LONG: 'At most three years at a time. Please choose fewer days.',
  COMPARISON_UNIT_UNKNOWN: 'The branch to compare with no longer exists. Please choose another comparison.',
  COMPARISON_CURRENCY: 'The branch to compare with uses another currency. Please choose another comparison.',
  TOO_MANY_RECEIPTS:
    'These are more receipts than can be calculated at once. Please choose fewer days or branches.',
  TOO_MUCH: 'This many branches and days would take too long. Please choose fewer.',
};

const longInSeconds = 120;

// Made for whoever has to wait: a start of the app shows no clock.
const clock = () => new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit' });

export const en: ErrorWords = {
  UNAUTHENTICATED: () => 'Please sign in.',
  SESSION_EXPIRED: () => 'Session expired',
  INSUFFICIENT_SCOPE: () => 'This sign-in can’t be used for the API because the “api” scope is missing.',
  FORBIDDEN: () => 'You don’t have permission to do that.',
  NOT_FOUND: () => 'This doesn’t exist or has been deleted.',
  CONFLICT: () => 'Someone else has changed this in the meantime. Please reload.',
  INVALID_INPUT: ({ message }) =>
    filterWords[String(message)] ?? 'Something you entered is not valid. Please check your entries.',
  NAME_TAKEN: () => 'This name is already in use.',
  QUERY_REFUSED: () => 'This page is out of date. Please reload it.',
  MALFORMED_JSON: () => 'The request was incomplete. Please try again.',
  TOO_LARGE: () => 'File is too big!',
  TOO_MANY_REQUESTS: ({ seconds }) => `Too many attempts. Please wait ${waitInWords(Number(seconds))}.`,
  STORAGE_FULL: () =>
    'We can’t save anything right now because the storage is full. Registers keep their sales and send them again automatically. Please try again later.',
  BUSY: () => 'The system is very busy right now. Please try again in a moment.',
  USER_CODE_UNKNOWN: () => 'No register found. Please check the code on the display.',
  USER_CODE_EXPIRED: () => 'This code has expired. Please request a new one at the register.',
  POS_VERSION_TOO_OLD: () => 'The register software is too old. V5.9.3 or later is required.',
  UNIT_NOT_A_BRANCH: () => 'This works with a branch only, not with a group.',
  UNIT_INACTIVE: () => 'This branch is inactive. Please activate it first.',
  UNIT_IN_USE: () => 'Organisationunit can not be deleted until all other data is deleted',
  UNIT_HAS_DATA: () => 'This organization unit has data. Please contact the vendor to delete it.',
  CURRENCY_FIXED: () =>
    'This branch already has sales. The country sets the currency, so it can no longer be changed.',
  BACKUP_DAMAGED: () =>
    'Parts of this backup are missing, so it can no longer be downloaded. Have the register make a new one.',
  BACKUPS_FULL: () =>
    'There is no room left for backups. Delete archived ones, or keep backups for fewer days.',
  BRANCH_NOT_EMPTY: () =>
    'This branch already has its own articles, categories or printers. You can only import data into a branch that has none.',
  NOTIFICATION_NOT_CHECKED: () =>
    'Something has changed since the last check, or there are still errors. Please check the notification again.',
  DATABASE_TAKEN: () => 'This branch already belongs to another register system.',
  DEVICE_UNLINKED: () => 'This register is no longer linked.',
  DEVICE_INACTIVE: () => 'This register is set to inactive.',
  MOVE_ABROAD: () =>
    'This branch is in another country or uses another currency. Unlink the register, then link it to the new branch.',
  DEVICE_KNOWN_THERE: () =>
    'This register was linked to that branch before as a separate device. Unlink it here, then link it there again.',
  COMMAND_UNKNOWN: () => 'This register does not support the command.',
  DEVICE_OFFLINE: () => 'The register is offline right now.',
  INVITATION_ALREADY_SENT: () => 'Invitation is already sent!',
  EMAIL_TAKEN: () => 'There is already an account with this email address.',
  ROLE_NOT_ALLOWED: () => 'You can only do this for roles up to your own.',
  LAST_ADMIN: () => 'Can not delete all admins',
  OWN_ACCOUNT: () => 'Only another administrator can change or remove your account.',
  PASSWORD_COMMON: () =>
    'This password is too easy to guess, even with digits or symbols added. Please choose another one.',
  PASSWORD_PERSONAL: () =>
    'This password is too close to your name, email address or company. Please choose another one.',
  WRONG_PASSWORD: () => 'The current password is incorrect.',
  PICTURE_TOO_LARGE: () => 'Image Size can not be more than 4 MB',
  PICTURE_UNREADABLE: ({ reason }) => pictureWords[String(reason)] ?? pictureWords.unknownKind,
  // Why, says whoever reads files (master-data/files).
  FILE_UNREADABLE: () => 'We couldn’t read this file.',
  FILE_TOO_LARGE: () => 'File is too big!',
  UPLOADS_SPENT: ({ of, uploads, bytes, limit, from }) =>
    `${
      of === 'uploads'
        ? `You have uploaded ${uploads} files today, which is the daily limit.`
        : `You have uploaded ${megabytes(bytes)} of ${megabytes(limit)} MB today, so this file no longer fits.`
    } You can upload again from ${clock().format(new Date(String(from)))}.`,
  UPLOADS_UNDER_WAY: ({ of }) =>
    of === 'person'
      ? 'You already have an upload in progress. Please wait until it has finished.'
      : 'Your company has too many uploads in progress. Please try again in a moment.',
  UPLOAD_TOO_SLOW: () => 'The upload timed out. Please check your connection and try again.',
  GROUP_FORBIDDEN: () => 'You don’t have permission to do that.',
  LICENCE_WORK_REFUSED: ({ licenseKey }) =>
    `Licence ${licenseKey} has changed since the order was placed. Check it, and reject the order if there is nothing left to do.`,
  ORDER_NOT_READY: ({ name }) =>
    name ? `“${name}” can’t be ordered as it is.` : 'Please check the cart first.',
  ORDER_TOTAL_CHANGED: () => 'The price has changed. Please check the amount.',
  ORDER_KEY_USED: ({ number }) => `We already have this order as no. ${number}.`,
  CART_ALREADY_ORDERED: () => 'This cart has been ordered or changed in the meantime.',
  TERMS_CHANGED: () => 'The terms have changed. Please agree to the new version.',
  PRODUCT_SOLD: () => 'This product has already been sold, so it can’t be deleted. Take it off sale instead.',
  CATEGORY_IN_USE: () => 'This category still contains products or categories. Please move them first.',
  SHOP_WITHOUT_SELLER: () => 'The shop is not set up yet.',
  MANDATE_CHANGED: () => 'The direct debit creditor has just changed. Please read the mandate again.',
  DEBIT_NOT_OFFERED: () => 'This seller does not accept direct debit. Please choose invoice.',
  DEBIT_NOT_POSSIBLE: ({ number }) => `Order ${number} can’t be collected. No payment was taken.`,
  DEBIT_UNDER_WAY: ({ number }) =>
    `A direct debit for order ${number} is in progress. You can cancel the order once the debit is withdrawn or returned.`,
  DEBIT_FILE_WITHDRAWN: ({ number }) => `Direct debit file ${number} was withdrawn.`,
  DEBIT_FILE_DUE: ({ number }) =>
    `Direct debit file ${number} is already due. If a payment was returned, record it on the order.`,
  PINS_FULL: ({ max }) => `There is room for ${max} reports on Home. Please unpin one of them first.`,
  CREDITOR_MISSING: () => 'Please enter your creditor data first.',
  INTERNAL: () => 'Something went wrong. Please try again.',
  COMMAND_TIMED_OUT: () => 'The register did not answer in time. Please try again.',
  COMMAND_FAILED: ({ message }) => `The register couldn’t do that: ${message}`,
  DOWNLOAD_FAILED: () => 'Download Failed.',
  DOWNLOAD_NOT_FOUND: () => 'File not found',
  NO_CONNECTION: () => 'There was an error establishing a connection. Please try again later.',
};

function waitInWords(seconds: number): string {
  if (!seconds) return 'a moment';
  return seconds > longInSeconds ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
}

function megabytes(bytes: unknown): string {
  return (Number(bytes) / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: 0 });
}
