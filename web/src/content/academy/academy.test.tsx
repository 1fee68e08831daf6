import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AcademyCourseDocument,
  AcademyCoursesDocument,
  AcademyStaffDocument,
  ContentListDocument,
  ReportAcademyStepDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';

// The role is read once.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const day = '2026-03-10T09:00:00.000Z';
const names = ['Anmelden', 'Kassieren'];

const open = async (path: string, { role = 'user', done = [] as string[] } = {}) => {
  localStorage.setItem('tresen.role', role);
  localStorage.setItem('tresen.profile', JSON.stringify({ userinfo: { role }, me: {} }));
  const { CoursePage } = await import('./course-page.tsx');
  const { CoursesPage } = await import('./courses-page.tsx');
  const isDone = new Set(done);
  const told: { stepId: string; isDone: boolean }[] = [];
  const head = () => ({
    ...{ id: 'c1', slug: 'service', language: 'de', title: 'Neu im Service', summary: 'Die erste Schicht' },
    nextStep: names.find((name) => !isDone.has(name))?.toLowerCase() ?? null,
    ...{ totalSteps: 2, doneSteps: isDone.size, endTime: isDone.size === 2 ? day : null },
  });
  fakeGraphql([
    [
      AcademyCoursesDocument,
      () => ({
        academyCourses: [
          {
            ...{ ...head(), category: 'Service', spentTime: 90, endDay: null },
            startTime: told.length > 0 || isDone.size > 0 ? day : null,
          },
        ],
      }),
    ],
    [
      AcademyCourseDocument,
      () => ({
        academyCourse: {
          course: head(),
          steps: names.map((title) => ({
            ...{ id: title, slug: title.toLowerCase(), language: 'de', title, body: `Text zu ${title}` },
            endTime: isDone.has(title) ? day : null,
          })),
        },
      }),
    ],
    [
      ReportAcademyStepDocument,
      (report: { stepId: string; isDone: boolean }) => {
        told.push(report);
        if (report.isDone) isDone.add(report.stepId);
        return { reportAcademyStep: { isSuccess: true, message: null, modelId: report.stepId } };
      },
    ],
    [
      AcademyStaffDocument,
      () => ({
        academyStaff: [
          {
            ...{ userId: 'u', name: 'Mia Wirt', courseSlug: 'service', courseTitle: 'Neu im Service' },
            ...{ totalSteps: 2, doneSteps: 1, endTime: null, endDay: null, spentTime: 130 },
          },
        ],
      }),
    ],
  ]);
  renderScreen(
    <Routes>
      <Route path="/apps/academy/courses" element={<CoursesPage />} />
      <Route path="/apps/academy/:slug" element={<CoursePage />} />
      <Route
        path="/beside/:slug"
        element={
          <>
            <CoursePage />
            <CoursesPage />
          </>
        }
      />
    </Routes>,
    path,
  );
  return { told };
};

describe('CNT-03: the courses', () => {
  it('show how far one is, and lead on', async () => {
    await open('/apps/academy/courses', { done: ['Anmelden'] });
    const link = await screen.findByRole('link', { name: 'Weitermachen: Neu im Service' });
    expect(link.getAttribute('href')).toBe('/apps/academy/service');
    expect(screen.getByRole('progressbar', { name: 'Neu im Service: 1 von 2 Schritten' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Ihr Team' })).toBeNull();
  });

  it('CNT-11: an owner sees the team below', async () => {
    await open('/apps/academy/courses', { role: 'owner' });
    const team = await screen.findByRole('region', { name: 'Ihr Team' });
    expect((await within(team).findByRole('row', { name: /Mia Wirt/ })).textContent).toContain(
      '1 von 2 Schritten',
    );
  });
});

describe('CNT-04, CNT-11: a course', () => {
  it('opens where one was, and is done step by step', async () => {
    const { told } = await open('/apps/academy/service', { done: ['Anmelden'] });
    expect(await screen.findByText('Text zu Kassieren')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Kurs abschließen' }));
    expect(await screen.findByText('Geschafft! Sie haben den Kurs abgeschlossen.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Teilnahmebestätigung (PDF)' })).toBeTruthy();
    expect(told.filter(({ isDone }) => isDone)).toMatchObject([{ stepId: 'Kassieren' }]);
  });

  it('ends with the step that was open last, wherever it stands', async () => {
    await open('/apps/academy/service?step=kassieren');
    expect(await screen.findByText('Text zu Kassieren')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Kurs abschließen' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Erledigt, weiter' }));
    expect(await screen.findByText('Text zu Anmelden')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Kurs abschließen' }));
    expect(await screen.findByText('Geschafft! Sie haben den Kurs abgeschlossen.')).toBeTruthy();
    // What is done is only leafed through.
    await userEvent.click(await screen.findByRole('link', { name: 'Weiter' }));
    expect(await screen.findByText('Text zu Kassieren')).toBeTruthy();
  });

  it('is begun for the list, too, as soon as it is open', async () => {
    await open('/beside/service');
    expect(await screen.findByRole('link', { name: 'Weitermachen: Neu im Service' })).toBeTruthy();
  });

  it('goes on to the next step, and back', async () => {
    await open('/apps/academy/service');
    expect(await screen.findByText('Text zu Anmelden')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Erledigt, weiter' }));
    expect(await screen.findByText('Text zu Kassieren')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('link', { name: /erledigt/ })).toBeTruthy());
    await userEvent.click(screen.getByRole('link', { name: 'Zurück' }));
    expect(await screen.findByText('Text zu Anmelden')).toBeTruthy();
  });
});

describe('SHL-22: the search box', () => {
  it('finds courses, and steps within theirs', async () => {
    const entry = (kind: string, slug: string, parent: string | null) => ({
      ...{ id: slug, kind, slug, language: 'de', title: slug, summary: '', publishDate: day },
      ...{ parentSlug: parent, parentTitle: parent },
    });
    const nodes = [entry('course', 'service', null), entry('step', 'kassieren', 'service')];
    fakeGraphql([
      [
        ContentListDocument,
        () => ({ contentEntries: { nodes, pageInfo: { endCursor: null, hasNextPage: false } } }),
      ],
    ]);
    const { courseKind } = await import('./find-courses.ts');
    const options = { language: 'de', client: new QueryClient(), signal: AbortSignal.any([]) } as const;
    expect(await courseKind.find('kasieren', options)).toEqual({
      hits: [
        { id: 'service', title: 'service', detail: '', to: '/apps/academy/service' },
        {
          ...{ id: 'kassieren', title: 'kassieren', detail: 'service' },
          to: '/apps/academy/service?step=kassieren',
        },
      ],
    });
  });
});
