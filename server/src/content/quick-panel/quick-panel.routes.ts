import { type AccessPolicy, apiAccess, isAdmitted } from '@tresen/domain/account/access';
import { type NewsLanguage, newsDefaults, newsLanguageOf } from '@tresen/domain/content/news';
import {
  type QuickPanelData,
  type QuickToggle,
  quickPanelShown,
  quickToggles,
} from '@tresen/domain/content/quick-panel';
import { businessDayOf } from '@tresen/domain/kit/business-day';
import type { FastifyInstance } from 'fastify';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { nextOccurrences, type Occurrence, wordsOf } from '../calendar/index.ts';
import { latestNews, type NewsItem } from '../news/index.ts';
import { type Notification, openNotifications } from '../notifications/index.ts';
import { type EndingLicence, endingLicences, type QuickState, quickState } from './quick-panel.store.ts';

type PanelEvent = QuickPanelData['events'][number];

/** What a deployment decides. */
interface QuickPanelSettings {
  /** What people may switch (decisions SHL-40). */
  readonly enabled: readonly QuickToggle[];
  readonly policy: AccessPolicy;
}

/**
 * `GET /api/quick-panel/data` (API-18) with `language` (de where it is missing): today, the latest news, what comes next,
 * alerts, the quick settings.
 */
export const addQuickPanel = (app: FastifyInstance, settings: QuickPanelSettings): void => {
  app.get<{ Querystring: { readonly language?: unknown } }>('/api/quick-panel/data', (request, reply) => {
    const { language } = request.query;
    void reply.header('cache-control', 'no-store');
    return quickPanelData(ctxOf(request), typeof language === 'string' ? language : undefined, settings);
  });
};

async function quickPanelData(
  ctx: Ctx,
  asked: string | undefined,
  { enabled, policy }: QuickPanelSettings,
): Promise<QuickPanelData> {
  const { tenantId, userId, principal } = userOf(ctx);
  const now = ctx.now();
  const reader = { ...newsDefaults, language: newsLanguageOf(asked ?? 'de'), now: new Date(now) };
  return inTenant(ctx.db, tenantId, async (tx) => {
    const seesLicences = isAdmitted(apiAccess, 'Query.licences', principal, policy);
    const state = await quickState(tx, userId);
    const news = await latestNews(tx, reader, newsDefaults.number);
    return {
      today: businessDayOf(now, state.zone, 0).day,
      news: news.map(headline),
      events: nearest([
        ...(await nextOccurrences(tx, tenantId, now, quickPanelShown)).map((one) =>
          eventOf(one, reader.language),
        ),
        ...(seesLicences ? await endingLicences(tx, new Date(now), quickPanelShown) : []).map((one) =>
          endOf(one, state.zone),
        ),
      ]),
      alerts: (await openNotifications(ctx, tx, policy, quickPanelShown)).map(alertOf),
      toggles: quickToggles.map((id) => ({ id, isOn: isOn(state)[id], isEnabled: enabled.includes(id) })),
    };
  });
}

function headline({ id, title, language, publishDate }: NewsItem) {
  return {
    id,
    tittle: title,
    language,
    publishDate: publishDate.toISOString(),
  };
}

function eventOf({ event, day, startsAt }: Occurrence, language: NewsLanguage): PanelEvent {
  return {
    kind: 'calendarEvent',
    name: wordsOf(event, language).title,
    at: startsAt.toISOString(),
    day,
    startMinutes: event.startMinutes,
  };
}

function endOf({ appName, endsAt }: EndingLicence, zone: string): PanelEvent {
  return {
    kind: 'licenceEnds',
    name: appName,
    at: endsAt.toISOString(),
    day: businessDayOf(endsAt.getTime(), zone, 0).day,
    startMinutes: null,
  };
}

function nearest(events: readonly PanelEvent[]): PanelEvent[] {
  return events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).slice(0, quickPanelShown);
}

function alertOf(alert: Notification): QuickPanelData['alerts'][number] {
  return {
    id: alert.id,
    kind: alert.kind,
    since: alert.since.toISOString(),
    renewedAt: alert.renewedAt.toISOString(),
    resolvedAt: alert.resolvedAt?.toISOString() ?? null,
  };
}

function isOn({ hasRegister, alertNotices }: QuickState): Readonly<Record<QuickToggle, boolean>> {
  return {
    notifications: alertNotices,
    cloudSync: hasRegister,
    push: hasRegister,
  };
}
