import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { PasswordSection } from './password-section.tsx';
import { PictureField } from './picture-field.tsx';
import styles from './profile.module.css';
import { type OwnProfile, profileQuery } from './profile.queries.ts';
import { forgetDraft } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';
import { profileTexts } from './profile-texts.ts';
import { useSaveKey } from './use-save-key.ts';

const formId = 'profile-form';

/** Which of the forms on the page hold something unsaved. Asked, not shown: nothing renders anew for it. */
const useDirtyForms = () => {
  const dirty = useRef(new Set<string>());
  const mark = useCallback((name: string, isDirty: boolean) => {
    if (isDirty) dirty.current.add(name);
    else dirty.current.delete(name);
  }, []);
  return {
    isDirty: useCallback(() => dirty.current.size > 0, []),
    onProfile: useCallback((isDirty: boolean) => mark('profile', isDirty), [mark]),
    onPassword: useCallback((isDirty: boolean) => mark('password', isDirty), [mark]),
  };
};

const EditProfile = ({ profile }: { readonly profile: OwnProfile }) => {
  const { isDirty, onProfile, onPassword } = useDirtyForms();
  useSaveKey(formId);
  return (
    <div className={styles.columns}>
      <ProfileForm id={formId} profile={profile} onDirty={onProfile} />
      <div className={styles.stack}>
        <PictureField profile={profile} />
        <PasswordSection email={profile.email} onDirty={onPassword} />
      </div>
      <LeaveGuard isDirty={isDirty} onDiscard={() => forgetDraft(profile.id)} />
    </div>
  );
};

/** /profile/edit: what one may change of oneself (USR-01, USR-03). */
export const ProfileEditPage = () => {
  const t = useTexts(profileTexts);
  const query = useQuery(profileQuery);
  return (
    <>
      <PageHeader title={t.editTitle}>
        <Button component={Link} to="/profile" startIcon={<ArrowBack />}>
          {t.back}
        </Button>
      </PageHeader>
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {(profile) => <EditProfile profile={profile} />}
      </Loaded>
    </>
  );
};
