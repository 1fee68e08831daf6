import { type AccessRule, both, fiscalDevices } from '../rules.ts';

export const fiscalAccess: Readonly<Record<string, AccessRule>> = {
  'Query.securityDevices': fiscalDevices,
  'Query.securityDevice': fiscalDevices,
  'Query.securityDeviceNeighbours': fiscalDevices,
  'Query.securityDeviceReports': fiscalDevices,
  'Query.searchSecurityDevices': fiscalDevices,
  'Query.securityDeviceActions': fiscalDevices,
  'Query.securityDeviceSwaps': fiscalDevices,
  'Query.tseArchives': fiscalDevices,
  'Query.tseArchive': fiscalDevices,
  'Query.tseArchiveFindings': fiscalDevices,
  'Mutation.beginTseArchive': both('owner'),
  'Mutation.removeTseArchive': both('owner'),
  'Mutation.announceTseArchive': both('register'),
  // PINs after the password, and each time in the log (contract 25).
  'Mutation.saveSecurityDevicePins': both('owner'),
  'Mutation.showSecurityDevicePins': both('owner'),
  'Mutation.setSecurityDeviceRetired': both('owner'),
  'Mutation.runSecurityDeviceAction': both('owner'),
  'Query.taxRegistrations': fiscalDevices,
  'Query.taxRegistration': fiscalDevices,
  // What is told to the tax office is the Owner group's.
  'Mutation.prepareTaxNotifications': both('owner'),
  'Mutation.concludeTaxNotification': both('owner'),
  'Mutation.discardTaxNotification': both('owner'),
  'Mutation.saveTaxTaxpayer': both('owner'),
  'Mutation.saveTaxEstablishment': both('owner'),
  'Mutation.saveTaxSystem': both('owner'),
};
