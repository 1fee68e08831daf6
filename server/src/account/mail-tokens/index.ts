export {
  isMailTokenOpen,
  issueMailToken,
  type MailLink,
  mailTokenLife,
  mayMail,
  recallMailToken,
  spendMailToken,
} from './mail-tokens.service.ts';
export { endMailTokens, type MailPurpose } from './mail-tokens.store.ts';
