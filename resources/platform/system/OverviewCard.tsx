import { durationText } from '#contract/format.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { Facts } from '#ui/facts/Facts.tsx';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { SystemQuery } from './operations.generated.ts';

type System = SystemQuery['answer']['data'];

interface Props {
  system: System;
}

const tones: Readonly<Record<string, Tone>> = { ok: 'success', degraded: 'warning' };

/** Version and state of the process that answered. */
export const OverviewCard = ({
  system: { version, node, uptimeSeconds, status, isStoreReached },
}: Props) => {
  const text = useText('system');
  const statusText = useDynamicText('system.statuses');
  const locale = language.use();
  return (
    <SectionCard title={text('overview')}>
      <Facts
        facts={[
          { key: 'version', label: text('version'), value: version },
          { key: 'node', label: 'Node', value: node },
          { key: 'uptime', label: text('uptime'), value: durationText(uptimeSeconds, locale) },
          {
            key: 'status',
            label: text('status'),
            value: (
              <Badge tone={tones[status] ?? 'error'}>{statusText(status, { _: status })}</Badge>
            ),
          },
          {
            key: 'store',
            label: text('store'),
            value: (
              <Badge tone={isStoreReached ? 'success' : 'error'}>
                {text(isStoreReached ? 'reached' : 'away')}
              </Badge>
            ),
          },
        ]}
      />
    </SectionCard>
  );
};
