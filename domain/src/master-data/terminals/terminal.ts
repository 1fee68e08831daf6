import { choice, defineEntity, device, type EntityValues, text, whole } from '../../kit/entities/index.ts';

/** The kinds of application that registers run (decisions TRM-03). */
const terminalTypes = ['Static_Pos', 'Mobile_Pos', 'Event_App'] as const;
const terminalVatTypes = ['inHouse', 'outOfHouse'] as const;

/** A place to sell at, as registers know it (TRM-02, decisions TRM-03). Its state is that of every record. */
export const terminal = defineEntity({
  name: 'terminal',
  detail: 'type',
  unique: [['name']],
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    type: choice(terminalTypes, {
      isRequired: true,
      initial: 'Static_Pos',
      isSorted: true,
      isFiltered: true,
    }),
    deviceId: device({ isFiltered: true }),
    priceGroup: whole({ isRequired: true, least: 1, max: 9, initial: 1, isSorted: true, isFiltered: true }),
    vatType: choice(terminalVatTypes, { isRequired: true, initial: 'inHouse', isFiltered: true }),
    autoLogout: whole({ isRequired: true, isDelay: true, max: 86_400, initial: 0 }),
  },
});
export type TerminalValues = EntityValues<typeof terminal>;
