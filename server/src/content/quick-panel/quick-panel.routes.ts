import { newsDefaults, newsLanguageOf } from '@tresen/domain/content/news';
import { type QuickPanelData, type QuickToggle, quickToggles } from '@tresen/domain/content/quick-panel';
import { businessDayOf } from '@tresen/domain/sales/business-day';
import type { FastifyInstance } from 'fastify';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { latestNews, type NewsItem } from '../news/index.ts';
import { type QuickState, quickState } from './quick-panel.store.ts';

const headline = ({ id, title, language, publishDate }: NewsItem) => ({
  id,
  tittle: title,
  language,
  publishDate: publishDate.toISOString(),
});

const isOn = ({ hasRegister, alertNotices }: QuickState): Readonly<Record<QuickToggle, boolean>> => ({
  notifications: alertNotices,
  cloudSync: hasRegister,
  push: hasRegister,
});

const quickPanelData = async (
  ctx: Ctx,
  asked: string | undefined,
  enabled: readonly QuickToggle[],
): Promise<QuickPanelData> => {
  const { tenantId, userId } = userOf(ctx);
  const now = ctx.now();
  const reader = { ...newsDefaults, language: newsLanguageOf(asked ?? 'de'), now: new Date(now) };
  return inTenant(ctx.db, tenantId, async (tx) => {
    const state = await quickState(tx, userId);
    const news = await latestNews(tx, reader, newsDefaults.number);
    return {
      today: businessDayOf(now, state.zone, 0).day,
      news: news.map(headline),
      toggles: quickToggles.map((id) => ({ id, isOn: isOn(state)[id], isEnabled: enabled.includes(id) })),
    };
  });
};

/**
 * `GET /api/quick-panel/data` (API-18) with `language` (de where it is missing): today, the latest news, the quick
 * settings. `enabled` are those that this deployment lets people switch (decisions SHL-40).
 */
export const addQuickPanel = (app: FastifyInstance, enabled: readonly QuickToggle[]): void => {
  app.get<{ Querystring: { readonly language?: unknown } }>('/api/quick-panel/data', (request, reply) => {
    const { language } = request.query;
    void reply.header('cache-control', 'no-store');
    return quickPanelData(ctxOf(request), typeof language === 'string' ? language : undefined, enabled);
  });
};
