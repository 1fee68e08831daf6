import { businessDayOf, type Day, defaultCutOffMinutes } from '@tresen/domain/kit/business-day';
import { type Country, countries, countryDefaults } from '@tresen/domain/kit/countries';
import { printedNumbersOf } from '@tresen/domain/master-data/companies';
import type { LayoutKey } from '@tresen/domain/master-data/configurations';
import {
  defaultLayout,
  layoutFaults,
  type PrintContext,
  type PrintSeller,
  printLanguageOf,
  type ReceiptLayout,
  readLayout,
} from '@tresen/domain/master-data/receipt-layouts';
import { listRecords, settingOn, type Values } from '../master-data/index.ts';
import { readLinkedRegister, type Store } from '../store/index.ts';

const keys = {
  receipt: 'layout.receipt',
  kitchenTicket: 'layout.kitchenTicket',
  closing: 'layout.closing',
} as const satisfies Readonly<Record<string, LayoutKey>>;

/** The business day of a moment, by the branch of this register. */
export function ownDay(store: Store, atMs: number): Day {
  const linked = readLinkedRegister(store);
  const zone = linked?.zone ?? countryDefaults.DE.zone;
  return businessDayOf(atMs, zone, linked?.cutOffMinutes ?? defaultCutOffMinutes).day;
}

/**
 * The layout that holds for this register on a business day. One that it cannot print by, as one of a later version, is
 * none: then the country's default prints what the law wants.
 */
export function ownLayout(store: Store, kind: keyof typeof keys, day: Day, country: Country): ReceiptLayout {
  const value = settingOn(store, keys[kind], day);
  const placeholders = Object.keys(ownTexts(store, day));
  const isGood = value !== null && layoutFaults(value, { kind, country, placeholders }).length === 0;
  return (isGood && readLayout(value)) || defaultLayout(kind, country);
}

/** What a print-out of this register says on a business day that stands in no receipt. */
export function ownContext(store: Store, day: Day, country: Country): PrintContext {
  const linked = readLinkedRegister(store);
  return {
    language: printLanguageOf(settingOn(store, 'general.receiptLanguage', day), country),
    country,
    zone: linked?.zone ?? countryDefaults[country].zone,
    branch: linked?.unitName ?? '',
    seller: ownSeller(store, country),
    placeholders: ownTexts(store, day),
  };
}

function ownTexts(store: Store, day: Day): Readonly<Record<string, string>> {
  const blocks = settingOn(store, 'placeholders.texts', day) as readonly { name: string; text: string }[];
  return Object.fromEntries(blocks.map(({ name, text }) => [name, text]));
}

/** The company of the branch, of whose companies the cloud sends no others; of several the first by its name. */
function ownSeller(store: Store, country: Country): PrintSeller | null {
  const companies = listRecords(store, 'company')
    .map(({ content }) => content)
    .filter(({ isActive }) => isActive !== false)
    .toSorted((one, other) => String(one.name).localeCompare(String(other.name), 'de'));
  const [company] = companies;
  return company === undefined ? null : sellerOf(company, country);
}

function sellerOf(company: Values, ofBranch: Country): PrintSeller {
  const said = (name: string) => (company[name] ? String(company[name]) : null);
  const country = countries.find((one) => one === company.country) ?? ofBranch;
  const numbers = { taxNumber: said('taxNumber'), taxId: said('taxId'), salesTaxId: said('salesTaxId') };
  return {
    name: said('name'),
    address: [said('address'), said('additionalAddress')].filter(Boolean).join(', ') || null,
    zipCode: said('zipCode'),
    city: said('city'),
    ...printedNumbersOf({ country, state: said('state'), ...numbers }),
  };
}
