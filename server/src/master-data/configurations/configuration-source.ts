import type { Fault } from '@tresen/domain/kit/entities';
import {
  configuration,
  type Placeholder,
  readJson,
  type SettingKey,
  settingFaults,
} from '@tresen/domain/master-data/configurations';
import type { Tx } from '../../kit/db/pools.ts';
import { defineSource, type RecordDraft } from '../../kit/records/index.ts';
import { commonCountry } from './common-country.ts';
import { countriesOf, storedPlaceholders } from './layout-surroundings.store.ts';

// answers configurations, configuration, configurationNeighbours, configurationDeletions, saveConfiguration,
// deleteConfigurations, restoreConfigurations: kit/records
/** Values of settings. */
export const configurationSource = defineSource({
  entity: configuration,
  table: 'configurations',
  type: 'Configuration',
  plural: 'configurations',
  goesWithDevice: true,
  check: async (tx, drafts) => {
    const surroundings = await surroundingsFor(tx, drafts);
    return new Map(drafts.map((draft, index) => [index, faultsOf(draft, surroundings)]));
  },
});

type Countries = Awaited<ReturnType<typeof countriesOf>>;

interface Surroundings {
  readonly placeholders: readonly string[];
  readonly countries: Countries;
}

const misplaced: Fault = { path: 'unitIds', code: 'UNKNOWN_BRANCH' };

function faultsOf(draft: RecordDraft, { placeholders, countries }: Surroundings): readonly Fault[] {
  const { key, value } = draft.values;
  const read = typeof value === 'string' ? readJson(value) : undefined;
  const country = commonCountry(countries, draft.unitIds);
  return [
    ...(isAtItsPlace(draft) ? [] : [misplaced]),
    ...(read ? settingFaults(key as SettingKey, read.json, { placeholders, country }) : []),
  ];
}

/** What layouts are judged beside, read where there is one: text blocks also of other places, since layouts are shared. */
async function surroundingsFor(tx: Tx, drafts: readonly RecordDraft[]): Promise<Surroundings> {
  const isLayout = drafts.some(({ values }) => String(values.key).startsWith('layout.'));
  if (!isLayout) return { placeholders: [], countries: [] };
  const given = drafts.flatMap(({ values: { key, value } }) =>
    key === 'placeholders.texts' && typeof value === 'string' ? [value] : [],
  );
  const names = [...(await storedPlaceholders(tx)), ...given].flatMap(namesIn);
  return { placeholders: [...new Set(names)], countries: await countriesOf(tx) };
}

function namesIn(value: string): readonly string[] {
  const json = readJson(value)?.json;
  return Array.isArray(json) ? (json as readonly Placeholder[]).map(({ name }) => name) : [];
}

/** A value of the company is for all branches, also future ones; any other is for one alone, where its page shows it. */
function isAtItsPlace({ values, unitIds }: RecordDraft): boolean {
  return values.level === 'company' ? unitIds === null : unitIds?.length === 1;
}
