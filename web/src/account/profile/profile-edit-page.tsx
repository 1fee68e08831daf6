import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { useSaveKey } from '../../kit/leave/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { PasswordSection } from './password-section.tsx';
import { PictureField } from './picture-field.tsx';
import styles from './profile.module.css';
import { type OwnProfile, profileQuery } from './profile.queries.ts';
import { ProfileForm } from './profile-form.tsx';
import { profileTexts } from './profile-texts.ts';

const formId = 'profile-form';

/** /profile/edit: what one may change of oneself (USR-01, USR-03). */
export const ProfileEditPage = () => {
  const t = useTexts(profileTexts);
  const query = useQuery(profileQuery);
  return (
    <>
      <PageHeader title={t.editTitle}>
        <Button component={Link} to="/profile" startIcon={<ArrowBackIcon className="points" />}>
          {t.back}
        </Button>
      </PageHeader>
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {(profile) => <EditProfile profile={profile} />}
      </Loaded>
    </>
  );
};

function EditProfile({ profile }: { readonly profile: OwnProfile }) {
  useSaveKey(formId);
  return (
    <div className={styles.columns}>
      <ProfileForm id={formId} profile={profile} />
      <div className={styles.stack}>
        <PictureField profile={profile} />
        <PasswordSection email={profile.email} />
      </div>
    </div>
  );
}
