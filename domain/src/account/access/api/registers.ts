import { type AccessRule, both } from '../rules.ts';

/** What registers ask, and nobody else. */
export const registerAccess: Readonly<Record<string, AccessRule>> = {
  'Query.takenOverRecords': both('register'),
  'Query.proposalAnswers': both('register'),
  'Mutation.offerMasterData': both('register'),
  'Mutation.pushMasterData': both('register'),
  'Mutation.proposeChanges': both('register'),
  'Query.changes': both('register'),
  'Mutation.acknowledgeChanges': both('register'),
  'Query.thisRegister': both('register'),
  'Mutation.addStockMovements': both('register'),
  'Query.checkReceipts': both('register'),
  'Query.checkClosings': both('register'),
  'Mutation.pushReceipts': both('register'),
  'Mutation.pushClosings': both('register'),
  'Mutation.reportSystemInfo': both('register'),
  'Mutation.reportSecurityDevice': both('register'),
  'Query.ownBackups': both('register'),
  'Query.ownProgress': both('register'),
  'Query.ownReceipts': both('register'),
  'Query.ownClosings': both('register'),
  'Mutation.signOwnBackupDownload': both('register'),
};
