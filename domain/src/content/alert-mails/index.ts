export {
  type AlertMailSettings,
  type AlertMailWay,
  alertMailSettingsSchema,
  alertMailWays,
  alertsToSend,
  isQuiet,
  readAlertMailSettings,
  type SendableAlerts,
} from './alert-mails.ts';
