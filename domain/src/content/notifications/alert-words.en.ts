import { securityDeviceListWords } from '../../fiscal/security-devices/index.ts';
import { orderStatusWords } from '../../shop/orders/index.ts';
import type { AlertData } from './alert-kinds.ts';
import type { AlertWords } from './alert-words.ts';

const counters = {
  receipt: 'receipt numbers',
  transaction: 'TSE transactions',
  z: 'Z numbers',
} as const;

export const en: AlertWords = {
  counterGap: {
    open: ({ registerName, unitName, kinds, count }) =>
      `${missing(kinds, count)}: register “${registerName}” (${unitName}).`,
    over: ({ registerName, unitName }) =>
      `Numbering gaps explained: register “${registerName}” (${unitName}).`,
  },
  branchOffline: {
    open: ({ unitName, count }) => `${registers(count)} are offline: ${unitName}.`,
    over: ({ unitName }) => `Most registers are back online: ${unitName}.`,
  },
  versionTooOld: {
    open: ({ unitName, count, registerName }) =>
      count === 1
        ? `The software on register “${registerName}” (${unitName}) is too old. V5.9.3 or later is required.`
        : `The software on ${registers(count)} is too old: ${unitName}. V5.9.3 or later is required.`,
    over: ({ unitName }) => `Register software is up to date again: ${unitName}.`,
  },
  recordsRefused: {
    open: ({ unitName, count, registerName }) =>
      count === 1
        ? `Register “${registerName}” (${unitName}) could not accept some master data.`
        : `${registers(count)} could not accept some master data: ${unitName}.`,
    over: ({ unitName }) => `All master data is on the registers: ${unitName}.`,
  },
  registerOffline: {
    open: ({ registerName, unitName }) => `Register “${registerName}” (${unitName}) is offline.`,
    over: ({ registerName, unitName }) => `Register “${registerName}” (${unitName}) was offline.`,
  },
  syncFailed: {
    open: ({ unitName, count }) => `${waiting(count)} to be checked: ${unitName}.`,
    over: ({ unitName }) => `Sync problems resolved: ${unitName}.`,
  },
  closingMissing: {
    open: ({ registerName, unitName, count, day }) =>
      count === 1
        ? `The daily closing for ${date(day)} is missing: register “${registerName}” (${unitName}).`
        : `${count.toLocaleString('en-GB')} daily closings have been missing since ${date(day)}: register “${registerName}” (${unitName}).`,
    over: ({ registerName, unitName }) =>
      `All daily closings are in: register “${registerName}” (${unitName}).`,
  },
  changesProposed: {
    open: ({ unitName, count }) => `${proposed(count)} for your approval, made at a register in ${unitName}.`,
    over: ({ unitName }) => `All changes made at registers have been reviewed: ${unitName}.`,
  },
  orderPlaced: {
    open: ({ number, buyerName }) => `New order ${number} from ${buyerName}.`,
    over: ({ number, buyerName }) => `Order ${number} from ${buyerName} has been picked up.`,
  },
  orderAnswered: {
    open: ({ number, buyerName }) => `${buyerName} answered your question about order ${number}.`,
    over: ({ number, buyerName }) => `${buyerName} answered your question about order ${number}.`,
  },
  orderStatusChanged: {
    open: ({ number, status }) => `Your order ${number}: ${orderStatusWords.en[status]}.`,
    over: ({ number, status }) => `Your order ${number} was: ${orderStatusWords.en[status]}.`,
  },
  licenceEnding: {
    open: ({ count, name, serial, day, isEnded }) =>
      count === 1
        ? `Licence ${name} (${serial}) ${isEnded ? 'expired' : 'expires'} on ${date(day)}.`
        : `${count.toLocaleString('en-GB')} licences are expiring, the first (${name}, ${serial}) on ${date(day)}.`,
    over: () => 'No licences expire in the coming weeks.',
  },
  securityDeviceFails: { open: deviceTrouble, over: deviceIsWell },
  securityDeviceWarns: { open: deviceTrouble, over: deviceIsWell },
  taxNotificationDue: {
    open: ({ unitName, day, urgency }) =>
      urgency === 3
        ? `The tax office notification for ${unitName} was due on ${date(day)}.`
        : `The tax office notification for ${unitName} is due on ${date(day)}.`,
    over: ({ unitName }) => `The tax office notification for ${unitName} is done.`,
  },
  backupOverdue: {
    open: ({ registerName, unitName, count }) =>
      `The last good backup of register “${registerName}” (${unitName}) is ${count} days old.`,
    over: ({ registerName, unitName }) =>
      `Register “${registerName}” (${unitName}) has a recent backup again.`,
  },
  backupDamaged: {
    open: ({ registerName, unitName, count }) =>
      count === 1
        ? `A backup of register “${registerName}” (${unitName}) is damaged. Have the register make a new one.`
        : `${count} backups of register “${registerName}” (${unitName}) are damaged. Have the register make a new one.`,
    over: ({ registerName, unitName }) =>
      `Register “${registerName}” (${unitName}) no longer has a damaged backup.`,
  },
  ownDataWaits: {
    open: ({ registerName, unitName }) =>
      `Register “${registerName}” (${unitName}) already has its own data. Decide what to do with it.`,
    over: ({ registerName, unitName }) =>
      `Decision made about the data on register “${registerName}” (${unitName}).`,
  },
  cashDifference: { open: cashDifference, over: cashDifference },
  cancellationMade: { open: cancellation, over: cancellation },
  cancellationsMade: { open: cancellations, over: cancellations },
  stockLow: {
    open: ({ unitName, count, articles }) =>
      count === 1
        ? `The article “${articles[0]}” has reached its reorder level: ${unitName}.`
        : `${count.toLocaleString('en-GB')} articles have reached their reorder level: ${unitName} (${few(articles, count)}).`,
    over: ({ unitName }) => `No article is at its reorder level any more: ${unitName}.`,
  },
};

function cashDifference({
  amount,
  day,
  registerName,
  unitName,
  currency,
}: AlertData<'cashDifference'>): string {
  const said = amount < 0 ? 'missing from' : 'too much in';
  return `Daily closing of ${date(day)}: ${money(Math.abs(amount), currency)} ${said} register “${registerName}” (${unitName}).`;
}

function cancellation(data: AlertData<'cancellationMade'>): string {
  const { amount, currency, number, employeeName, registerName, unitName } = data;
  const by = employeeName === '' ? '' : ` by ${employeeName}`;
  return `Cancellation of ${money(amount, currency)}${by}: receipt ${number}, register “${registerName}” (${unitName}).`;
}

function cancellations({
  amount,
  currency,
  day,
  employeeName,
  unitName,
}: AlertData<'cancellationsMade'>): string {
  const by = employeeName === '' ? '' : ` by ${employeeName}`;
  return `Cancellations of ${money(amount, currency)} in total${by} on ${date(day)}: ${unitName}.`;
}

function money(cents: number, currency: string): string {
  return (cents / 100).toLocaleString('en-GB', { style: 'currency', currency });
}

/** A sentence names the first three of many. */
function few(names: readonly string[], count: number): string {
  return `${names.slice(0, 3).join(', ')}${count > 3 ? ' …' : ''}`;
}

function missing(kinds: readonly (keyof typeof counters)[], count: number): string {
  const names = kinds.map((kind) => counters[kind]).join(' and ');
  if (count === 0) return `Numbering went backwards (${names})`;
  return count === 1
    ? `One number is missing (${names})`
    : `${count.toLocaleString('en-GB')} numbers are missing (${names})`;
}

function deviceTrouble({ registerName, unitName, causes, day }: AlertData<'securityDeviceWarns'>): string {
  const words = causes.map((cause) => {
    const word = securityDeviceListWords.en.choices.causes[cause].toLowerCase();
    if (day === null) return word;
    if (cause === 'certificateEnding') return `certificate expires on ${date(day)}`;
    return cause === 'certificateExpired' ? `certificate expired on ${date(day)}` : word;
  });
  return `Security device of register “${registerName}” (${unitName}): ${words.join('; ')}.`;
}

function deviceIsWell({ registerName, unitName }: AlertData<'securityDeviceWarns'>): string {
  return `The security device of register “${registerName}” (${unitName}) is fine again.`;
}

function registers(count: number): string {
  return `${count.toLocaleString('en-GB')} registers`;
}

function date(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function waiting(count: number): string {
  return count === 1
    ? 'One receipt or closing has'
    : `${count.toLocaleString('en-GB')} receipts or closings have`;
}

function proposed(count: number): string {
  return count === 1 ? 'One change is waiting' : `${count.toLocaleString('en-GB')} changes are waiting`;
}
