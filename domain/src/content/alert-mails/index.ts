export {
  type AlertMailSettings,
  type AlertMailWay,
  alertMailSettingsSchema,
  alertMailWays,
  alertsToSend,
  begunAt,
  changedAlertMails,
  isQuiet,
  readAlertMailSettings,
  type SendableAlerts,
  type StoredAlertMails,
} from './alert-mails.ts';
