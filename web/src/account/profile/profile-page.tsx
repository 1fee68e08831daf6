import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { type ProfilePart, useProfileParts } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { EditOutlinedIcon } from '../../kit/icons/edit-outlined.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { ExternalList } from './external-list.tsx';
import styles from './profile.module.css';
import { profileQuery } from './profile.queries.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { profileTexts } from './profile-texts.ts';
import { SessionList } from './session-list.tsx';
import { SignInHistory } from './sign-in-history.tsx';

/** /profile: who one is here, where one is signed in, who tried to (USR-01). */
export const ProfilePage = () => {
  const t = useTexts(profileTexts);
  const query = useQuery(profileQuery);
  const parts = useProfileParts();
  return (
    <>
      <PageHeader title={t.title}>
        <Button variant="contained" startIcon={<EditOutlinedIcon />} component={Link} to="/profile/edit">
          {t.edit}
        </Button>
      </PageHeader>
      <div className={styles.columns}>
        <Loaded query={query} skeleton={<Skeleton height={380} />}>
          {(profile) => <ProfileFacts profile={profile} />}
        </Loaded>
        <div className={styles.stack}>
          {parts.map((part) => (
            <OfArea key={part.page} {...part} />
          ))}
          <SessionList />
          <ExternalList />
        </div>
      </div>
      <SignInHistory />
    </>
  );
};

/** What another area shows of a person's own. */
function OfArea({ page, Part }: ProfilePart) {
  if (!useMayOpen(page)) return null;
  return (
    <Suspense fallback={<Skeleton height={110} />}>
      <Part />
    </Suspense>
  );
}
