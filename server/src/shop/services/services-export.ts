import { addDays, type Day } from '@tresen/domain/kit/business-day';
import type { ExportLanguage } from '@tresen/domain/kit/exports';
import { decimalOfCents } from '@tresen/domain/kit/money';
import {
  endWhenCancelled,
  nextBillingOf,
  type ServiceState,
  sellersDayOf,
  serviceStateOf,
  yearlyPriceOf,
} from '@tresen/domain/shop/services';
import * as z from 'zod/mini';
import type { Tx } from '../../kit/db/pools.ts';
import {
  columnsIn,
  type ExportPage,
  type ExportSource,
  keysetPages,
  rowOf,
  type TableColumn,
} from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { type NamesPage, namesPage } from '../../kit/paging/index.ts';
import { countServices, listServices, type ServiceFilter, type ShopService } from './services.store.ts';

/** The arguments of `shopServices` as they come in JSON. */
const filterSchema = z.strictObject({
  search: z.nullish(z.string().check(z.maxLength(500))),
  isEnded: z.nullish(z.boolean()),
});

const stateWords: Readonly<Record<ExportLanguage, Readonly<Record<ServiceState, string>>>> = {
  de: { running: 'läuft', ending: 'gekündigt', ended: 'beendet' },
  en: { running: 'running', ending: 'cancelled', ended: 'ended' },
};

const pageSize = 100;

/** What the tenant has booked, as a file. */
export const servicesExport: ExportSource = {
  name: 'shopServices',
  field: 'Query.shopServices',
  title: { de: 'Dienste', en: 'Services' },
  open: ({ filter: given, language, now }) => {
    const { search, isEnded } = parseInput(filterSchema, given);
    const today = sellersDayOf(now);
    const filter = { isEnded: isEnded ?? false, today };
    const asked = { ...namesPage({ search }), size: pageSize };
    const columns = serviceColumns(language, today);
    return {
      columns: columnsIn(columns, language),
      count: (tx) => countServices(tx, filter, asked),
      pages: (tx) => servicePages(tx, filter, asked, columns),
    };
  },
};

function day(de: string, en: string, cell: (service: ShopService) => Day | null): TableColumn<ShopService> {
  return { head: { de, en }, type: 'date', width: 13, cell };
}

function money(de: string, en: string, cents: (service: ShopService) => number): TableColumn<ShopService> {
  return {
    head: { de, en },
    type: 'number',
    decimals: 2,
    cell: (service) => decimalOfCents(cents(service)),
  };
}

function serviceColumns(language: ExportLanguage, today: Day): readonly TableColumn<ShopService>[] {
  return [
    { head: { de: 'Dienst', en: 'Service' }, width: 30, cell: ({ name }) => name },
    { head: { de: 'Kunde', en: 'Customer' }, width: 26, cell: ({ customerName }) => customerName },
    { head: { de: 'Menge', en: 'Quantity' }, type: 'number', cell: ({ quantity }) => quantity },
    {
      head: { de: 'Stand', en: 'Status' },
      width: 14,
      cell: (service) => stateWords[language][serviceStateOf(service, today)],
    },
    money('Preis netto', 'Price net', ({ price }) => price),
    {
      head: { de: 'Abrechnung alle … Monate', en: 'Billed every … months' },
      type: 'number',
      cell: ({ billingIntervalMonths }) => billingIntervalMonths,
    },
    money('Im Jahr netto', 'A year net', ({ price, billingIntervalMonths }) =>
      yearlyPriceOf(price, billingIntervalMonths),
    ),
    day('Seit', 'Since', ({ startsOn }) => startsOn),
    day('Nächste Abrechnung', 'Next billing', (service) => nextBillingOf(service, today)),
    day('Kündbar zum', 'Can end on', (service) =>
      service.endsOn === null ? addDays(endWhenCancelled(service, today), -1) : null,
    ),
    day('Letzter Tag', 'Last day', ({ endsOn }) => (endsOn === null ? null : addDays(endsOn, -1))),
    {
      head: { de: 'Gekündigt von', en: 'Cancelled by' },
      width: 22,
      cell: ({ cancelledByName }) => cancelledByName,
    },
    {
      head: { de: 'Lizenzen', en: 'Licences' },
      width: 36,
      cell: ({ serials }) => serials.join(', ') || null,
    },
    { head: { de: 'Bestellung', en: 'Order' }, width: 16, cell: ({ orderNumber }) => orderNumber },
    { head: { de: 'ID', en: 'ID' }, width: 38, cell: ({ id }) => id },
  ];
}

async function* servicePages(
  tx: Tx,
  filter: ServiceFilter,
  asked: NamesPage,
  columns: readonly TableColumn<ShopService>[],
): AsyncGenerator<ExportPage> {
  const behind = async (after: ShopService | undefined) =>
    (await listServices(tx, filter, { ...asked, after })).slice(0, pageSize);
  for await (const page of keysetPages(pageSize, behind))
    yield { rows: page.map((service) => rowOf(columns, service)), counted: page.length };
}
