import type { EntityName } from '../../kit/entities/index.ts';
import { kindWords } from '../../master-data/kinds/index.ts';
import { chosenRulesText } from '../../organization/alert-rules/index.ts';
import { storedHoursText } from '../../organization/units/index.ts';
import { isAuditEntity } from './audit-events.ts';
import { type AuditLanguage, auditWords } from './audit-languages.ts';
import type { AuditChange } from './audit-values.ts';
import type { AuditWords } from './audit-words.ts';

/** What a sentence about an entry needs to know of it. */
export interface AuditStatement {
  readonly actorKind: string;
  readonly actorName: string;
  readonly actorId: string | null;
  readonly actingAs: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly entityName: string | null;
  readonly changes: readonly Pick<AuditChange, 'field'>[];
}

type Event = (name: string | null) => string;

/** "Svenja Albers hat als Olga Lindner die Kasse „Theke“ umbenannt": an entry in plain words. */
export const auditSentence = (statement: AuditStatement, language: AuditLanguage): string =>
  auditWords[language].sentence(
    actorOf(statement, language),
    // Whose place was taken is what such an entry is about.
    statement.entity === 'acting' ? null : statement.actingAs,
    eventOf(statement, language),
  );

/** A kind of record in words; one that this version does not know as it stands in the log. */
export const auditEntityWord = (entity: string, language: AuditLanguage): string =>
  isAuditEntity(entity) ? auditWords[language].entities[entity] : entity;

/**
 * A field's name in words; one that this version does not know as it stands in the log.
 * @param entity the kind of record; those of the master data name their fields themselves
 */
export const auditFieldWord = (field: string, language: AuditLanguage, entity = ''): string => {
  const own = ownFieldWord(field, language, entity);
  if (own !== undefined) return own;
  const fields: Readonly<Record<string, string>> = auditWords[language].fields;
  return Object.hasOwn(fields, field) ? (fields[field] ?? field) : field;
};

// Only these fields hold codes; a shop may well be called "user".
const coded = ['role', 'type', 'deviceType', 'businessType', 'language', 'outcome'];

/** What is stored in a form of its own. */
const toldAs: ReadonlyMap<string, (value: unknown, language: AuditLanguage) => string | undefined> = new Map([
  ['openingHours', storedHoursText],
  ['alertRules', chosenRulesText],
]);

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * A value in words: yes and no, the names of roles, a dash for nothing.
 * @param time writes an instant (ISO 8601 in UTC) as its reader does
 */
export const auditValueText = (
  field: string,
  value: unknown,
  language: AuditLanguage,
  time: (iso: string) => string = String,
): string => {
  const words = auditWords[language];
  if (value === undefined || value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) {
    return value.map((each) => auditValueText(field, each, language, time)).join(', ') || words.nothing;
  }
  const told = toldAs.get(field)?.(value, language);
  if (told !== undefined) return told || words.nothing;
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (instant.test(text)) return time(text);
  return coded.includes(field) && Object.hasOwn(words.values, text) ? (words.values[text] ?? text) : text;
};

function actorOf({ actorKind, actorName }: AuditStatement, language: AuditLanguage): string {
  const { actors } = auditWords[language];
  if (actorKind === 'register') return actors.register(actorName);
  return actorKind === 'system' ? actors.system : actorName;
}

function eventOf(statement: AuditStatement, language: AuditLanguage): string {
  const words = auditWords[language];
  const { action, entity, entityName } = statement;
  const own = ownEvent(statement, words);
  if (own !== undefined) return own;
  const event = knownEvent(statement, words);
  return event?.(entityName) ?? words.unknown(auditEntityWord(entity, language), action, entityName);
}

function ownEvent(statement: AuditStatement, { own }: AuditWords): string | undefined {
  const { actorId, action, entity, entityId } = statement;
  if (entity !== 'user' || actorId !== entityId || !Object.hasOwn(own, action)) return undefined;
  return own[action as keyof typeof own];
}

function knownEvent(statement: AuditStatement, words: AuditWords): Event | undefined {
  const { action, entity } = statement;
  if (!isAuditEntity(entity)) return undefined;
  if (isRenaming(statement) && words.renamed[entity]) return words.renamed[entity];
  const events: Readonly<Record<string, Event>> = words.events[entity];
  return Object.hasOwn(events, action) ? events[action] : undefined;
}

function isRenaming({ action, changes }: AuditStatement): boolean {
  return action === 'update' && changes.length === 1 && changes[0]?.field === 'name';
}

function ownFieldWord(field: string, language: AuditLanguage, entity: string): string | undefined {
  if (!Object.hasOwn(kindWords, entity)) return undefined;
  const { fields } = kindWords[entity as EntityName][language];
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}
