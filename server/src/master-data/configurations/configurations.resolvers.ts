import type { Kit } from '../../kit/graphql/index.ts';
import type { RecordRefs, RecordsPort, SharedTypes } from '../../kit/records/index.ts';
import {
  type ChangedConfiguration,
  changeConfiguration,
  type SettingFault,
} from './change-configuration.service.ts';
import {
  type ConfigurationHistory,
  type DatedChange,
  readConfigurationHistory,
} from './configuration-history.service.ts';
import {
  type ComingValue,
  type ConfigurationAt,
  readConfiguration,
  type SettingAt,
} from './read-configuration.service.ts';

/** What settings have beside other records: all of a place at once, with where each comes from. */
export const addConfigurations = (
  kit: Kit,
  port: RecordsPort,
  types: SharedTypes,
  configuration: RecordRefs,
): void => {
  const place = placeType(kit, configuration);
  addReading(kit, port, place);
  addHistory(kit);
  addChanging(kit, port, types, place);
};

function addReading(kit: Kit, port: RecordsPort, place: ReturnType<typeof placeType>): void {
  kit.builder.queryField('configurationAt', (t) =>
    t.field({
      type: place,
      description: 'Settings of a register, of a branch, or without either of the whole company.',
      args: {
        unitId: t.arg.id(),
        deviceId: t.arg.id(),
        day: t.arg.string({ description: 'Business day, today by default.' }),
      },
      resolve: (_root, args, ctx) => readConfiguration(ctx, port, args),
    }),
  );
}

function addHistory(kit: Kit): void {
  const change = kit.builder.objectRef<DatedChange>('ConfigurationChange').implement({
    description: 'A change of one setting. Values are JSON text, null if nothing was set.',
    fields: (t) => ({
      id: t.exposeID('id'),
      at: t.expose('at', { type: 'DateTime' }),
      madeOn: t.exposeString('madeOn', { description: 'Business day of the branch on which it was made.' }),
      actorName: t.exposeString('actorName'),
      key: t.exposeString('key'),
      fromDay: t.exposeString('fromDay', { nullable: true }),
      old: t.exposeString('old', { nullable: true }),
      new: t.exposeString('new', { nullable: true }),
      wasSet: t.exposeBoolean('wasSet', {
        description: 'False where nothing was set for this day: what held until then went on.',
      }),
      isSet: t.exposeBoolean('isSet'),
    }),
  });
  const connection = kit.builder.objectRef<ConfigurationHistory>('ConfigurationHistoryConnection').implement({
    fields: (t) => ({
      nodes: t.field({ type: [change], resolve: ({ nodes }) => [...nodes] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
    }),
  });
  kit.builder.queryField('configurationHistory', (t) =>
    t.field({
      type: connection,
      description: 'Changes made at exactly this place, newest first.',
      args: { unitId: t.arg.id(), deviceId: t.arg.id(), after: t.arg.string() },
      resolve: (_root, args, ctx) => readConfigurationHistory(ctx, args),
    }),
  );
}

function addChanging(
  kit: Kit,
  port: RecordsPort,
  types: SharedTypes,
  place: ReturnType<typeof placeType>,
): void {
  const change = kit.builder.inputType('SettingChangeInput', {
    fields: (t) => ({
      key: t.string({ required: true }),
      value: t.string({ description: 'JSON text; null to inherit from the level above.' }),
      seenId: t.id({ description: 'ID of the value of this place that is replaced, if there is one.' }),
      seenVersion: t.int({ description: 'Its version.' }),
    }),
  });
  kit.builder.mutationField('changeConfiguration', (t) =>
    t.field({
      type: changedType(kit, types, place),
      description: 'Saves settings of one place in one step: either all of them or none.',
      args: {
        unitId: t.arg.id(),
        deviceId: t.arg.id(),
        fromDay: t.arg.string({ description: 'First business day; at once by default.' }),
        changes: t.arg({ type: [change], required: true }),
      },
      resolve: (_root, args, ctx) => changeConfiguration(ctx, port, args),
    }),
  );
}

function placeType(kit: Kit, { record }: RecordRefs) {
  const setting = settingType(kit, record);
  return kit.builder.objectRef<ConfigurationAt>('ConfigurationAt').implement({
    description: 'All settings of a place on a business day.',
    fields: (t) => ({
      unitId: t.exposeID('unitId', { nullable: true }),
      deviceId: t.exposeID('deviceId', { nullable: true }),
      day: t.exposeString('day'),
      today: t.exposeString('today', { description: 'Current business day of the branch.' }),
      todayEndsIn: t.exposeInt('todayEndsIn', { description: 'Seconds until that day is over.' }),
      country: t.exposeString('country', {
        nullable: true,
        description: 'Country whose law applies to layouts; null if there are several.',
      }),
      countries: t.exposeStringList('countries', {
        description: 'Countries of the branches that the place includes.',
      }),
      settings: t.field({ type: [setting], resolve: ({ settings }) => [...settings] }),
    }),
  });
}

function settingType({ builder }: Kit, record: RecordRefs['record']) {
  const coming = builder.objectRef<ComingValue>('ComingSetting').implement({
    description:
      'What will apply at a place because a level above it has planned it. The value is JSON text.',
    fields: (t) => ({
      fromDay: t.exposeString('fromDay'),
      value: t.string({ resolve: ({ value }) => JSON.stringify(value) }),
      origin: t.exposeString('origin', { description: 'As for the setting.' }),
    }),
  });
  return builder.objectRef<SettingAt>('SettingAt').implement({
    description: 'A setting as it applies at a place. Values are JSON text.',
    fields: (t) => ({
      key: t.exposeString('key'),
      value: t.string({ resolve: ({ value }) => JSON.stringify(value) }),
      origin: t.exposeString('origin', {
        description: 'Where the value comes from: `default`, `company`, `branch` or `register`.',
      }),
      inherited: t.string({
        description: 'Value that would apply if this place had none of its own.',
        resolve: ({ inherited }) => JSON.stringify(inherited),
      }),
      inheritedOrigin: t.exposeString('inheritedOrigin'),
      own: t.field({ type: record, nullable: true, resolve: ({ own }) => own }),
      planned: t.field({
        type: [record],
        description: 'Values of this place that apply from later days.',
        resolve: ({ planned }) => [...planned],
      }),
      coming: t.field({ type: [coming], resolve: (row) => [...row.coming] }),
    }),
  });
}

function changedType(kit: Kit, { fault }: SharedTypes, place: ReturnType<typeof placeType>) {
  const settingFault = kit.builder.objectRef<SettingFault>('SettingFault').implement({
    fields: (t) => ({
      key: t.exposeString('key'),
      fault: t.field({ type: fault, resolve: (row) => row.fault as never }),
    }),
  });
  return kit.builder.objectRef<ChangedConfiguration>('ChangeConfigurationResult').implement({
    fields: (t) => ({
      isSuccess: t.exposeBoolean('isSuccess'),
      faults: t.field({ type: [settingFault], resolve: ({ faults }) => [...faults] }),
      conflictKeys: t.stringList({
        description: 'Settings changed here by someone else in the meantime.',
        resolve: ({ conflictKeys }) => [...conflictKeys],
      }),
      configuration: t.expose('configuration', { type: place, description: 'As currently saved.' }),
    }),
  });
}
