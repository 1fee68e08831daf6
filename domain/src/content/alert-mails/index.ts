export {
  type AlertMailSettings,
  type AlertMailWay,
  alertMailSettingsSchema,
  alertMailWays,
  alertsToSend,
  isQuiet,
  noAlertMails,
  type SendableAlerts,
} from './alert-mails.ts';
