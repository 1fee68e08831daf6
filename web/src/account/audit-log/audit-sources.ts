import { useQueryClient } from '@tanstack/react-query';
import { auditEntityWord } from '@tresen/domain/account/audit-log';
import { useMemo } from 'react';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import type { FilterSource } from '../../kit/record-list/index.ts';
import { auditChoicesQuery, auditPeopleQuery, newestEntries } from './audit-log.queries.ts';
import { isActor, recordNamed, recordValue } from './audit-log-address.ts';
import { auditLogTexts } from './audit-log-texts.ts';

/** So many of the newest entries are looked at for records by their name. */
const latest = 200;

/** Where filters of the log find whom and what they name. */
export const useAuditSources = () => {
  const t = useTexts(auditLogTexts);
  const language = useLanguage();
  const client = useQueryClient();
  return useMemo(() => {
    const kind = (entity: string) => auditEntityWord(entity, language);
    const actor: FilterSource = {
      key: `auditPeople-${language}`,
      search: async (text) =>
        (await client.fetchQuery(auditPeopleQuery(text))).nodes.map(({ id, name, kind: of, isSupport }) => {
          const note = isSupport ? t.support : of === 'register' ? t.register : undefined;
          return { id, name: note === undefined ? name : `${name} (${note})` };
        }),
      nameOf: async (person) =>
        isActor(person) ? ((await newestEntries({ person }))[0]?.actorName ?? null) : null,
    };
    const entity: FilterSource = {
      key: `auditEntities-${language}`,
      search: async (text) =>
        (await client.fetchQuery(auditChoicesQuery)).auditLogEntities
          .map((one) => ({ id: one.entity, name: kind(one.entity) }))
          .filter(({ name }) => includes(name, text))
          .toSorted((one, other) => one.name.localeCompare(other.name, language)),
      nameOf: async (id) => kind(id),
    };
    const nameOfRecord = (of: string, name: string | null | undefined) =>
      t.record(kind(of), name ?? t.thisRecord);
    const record: FilterSource = {
      key: `auditRecords-${language}`,
      search: async (text) => {
        const named = (await newestEntries({}, latest)).filter(({ entityName }) => entityName);
        const found = named.map((entry) => ({
          id: recordValue(entry.entity, entry.entityId),
          name: nameOfRecord(entry.entity, entry.entityName),
        }));
        const byId = new Map(found.toReversed().map((one) => [one.id, one]));
        return [...byId.values()].filter(({ name }) => includes(name, text)).toReversed();
      },
      nameOf: async (value) => {
        const { entity: of, id } = recordNamed(value);
        const entries = await newestEntries({ entity: of, entityId: id }, latest);
        return nameOfRecord(of, entries.find(({ entityName }) => entityName)?.entityName);
      },
    };
    return { named: { actor, entity, record } };
  }, [t, language, client]);
};

function includes(name: string, text: string): boolean {
  return name.toLowerCase().includes(text.trim().toLowerCase());
}
