import type { EntityName, SyncedName } from '@tresen/domain/kit/entities';
import type { Feature } from '../kit/features/index.ts';
import { addRecords, createSharedTypes, type RecordSource, type RecordsPort } from '../kit/records/index.ts';
import { organizationSources } from '../organization/index.ts';
import { articleSource } from './articles/index.ts';
import { addButtons, addMadeTemplates, buttonCategorySource, buttonTemplateSource } from './buttons/index.ts';
import { categorySource } from './categories/index.ts';
import {
  addChangeSets,
  changeSetJob,
  cleanUpChangeSets,
  createChangeSetJob,
  type RunPort,
  type StartPort,
} from './change-sets/index.ts';
import { companySource } from './companies/index.ts';
import { addConfigurations, configurationSource } from './configurations/index.ts';
import { addEmployeePins, employeeSource } from './employees/index.ts';
import { cleanUpRecordPictures, createRecordPictureRoutes } from './pictures/index.ts';
import { printerSource } from './printers/index.ts';
import { addProposals, type DecideDependencies } from './proposals/index.ts';
import { addRecordHistory } from './record-history/index.ts';
import { addRooms, roomSource } from './rooms/index.ts';
import { addStock } from './stock/index.ts';
import { tableSource } from './tables/index.ts';
import { addTakeOver, type ChooseDependencies, createTakeOverJob, takeOverJob } from './take-over/index.ts';
import { terminalSource } from './terminals/index.ts';
import { vatSource } from './vats/index.ts';

export { joinStandardVats } from './vats/index.ts';

/** What the data that registers bring needs of others. */
export type RegisterDataPort = ChooseDependencies & Pick<DecideDependencies, 'countProposals'>;

/** What the server knows of every kind of record that registers get. */
export const recordSources: Readonly<Record<SyncedName, RecordSource>> = {
  vat: vatSource,
  category: categorySource,
  printer: printerSource,
  article: articleSource,
  company: companySource,
  employee: employeeSource,
  terminal: terminalSource,
  room: roomSource,
  table: tableSource,
  buttonTemplate: buttonTemplateSource,
  buttonCategory: buttonCategorySource,
  configuration: configurationSource,
};

/** The same of all kinds: what changes of many records and files are about. */
export const allSources: Readonly<Record<EntityName, RecordSource>> = {
  ...recordSources,
  ...organizationSources,
};

export interface MasterDataNeeds {
  readonly records: RecordsPort;
  readonly changeSets: StartPort & RunPort;
  readonly registerData: RegisterDataPort;
}

/** Master data: for people all kinds of record. */
export const masterData: Feature<MasterDataNeeds> = {
  at: 'pos',
  fields: (kit, { records: port, changeSets, registerData }) => {
    const types = createSharedTypes(kit);
    const refs = new Map(
      Object.entries(recordSources).map(([name, source]) => [name, addRecords(kit, port, source, types)]),
    );
    const employee = refs.get('employee');
    if (employee) addEmployeePins(kit, port, employee);
    const [room, table] = [refs.get('room'), refs.get('table')];
    if (room && table) addRooms(kit, changeSets, types, { room, table });
    addButtons(kit, port);
    const configuration = refs.get('configuration');
    if (configuration) addConfigurations(kit, port, types, configuration);
    addMadeTemplates(kit, port, types);
    addRecordHistory(kit);
    addChangeSets(kit, types, changeSets);
    addStock(kit);
    addTakeOver(kit, types, registerData);
    addProposals(kit, types, { ...registerData, port, sources: recordSources });
  },
  routes: async (app, _needs, { files, now, pictures }) => {
    await app.register(createRecordPictureRoutes(files, now, pictures));
  },
  work: ({ db, files, now }, { changeSets }) => ({
    asked: {
      [changeSetJob]: createChangeSetJob(changeSets),
      [takeOverJob]: createTakeOverJob(changeSets),
    },
    cleanUp: async () => {
      await cleanUpChangeSets({ db, now });
      await cleanUpRecordPictures({ db, files, now });
    },
  }),
};
