import type { ProfileForm } from '@tresen/domain/account/profile';
import { ValuesConflict } from '../../kit/conflicts/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { profileTexts } from './profile-texts.ts';

interface ProfileConflictProps {
  readonly mine: ProfileForm;
  readonly theirs: ProfileForm;
  readonly base: ProfileForm | undefined;
  readonly onClose: () => void;
  readonly onChosen: (values: ProfileForm, isTheirs: boolean) => void;
}

const names = ['firstName', 'lastName', 'company', 'phone', 'language'] as const;

/** Both versions of the profile where they differ, and the choice between them. */
export const ProfileConflict = (props: ProfileConflictProps) => {
  const t = useTexts(profileTexts);
  const wordsOf = (name: keyof ProfileForm, form: ProfileForm): string => {
    if (name === 'language') return form.language === 'en' ? t.english : t.german;
    return form[name] || '–';
  };
  return <ValuesConflict {...props} names={names} titleOf={(name) => t[name]} wordsOf={wordsOf} />;
};
