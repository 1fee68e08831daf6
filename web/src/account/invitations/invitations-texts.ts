import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './invitations.de.ts';
import { en } from './invitations.en.ts';

export const invitationTexts = defineTexts(de, en);
