import type { runStates as germanRunStates } from '#i18n/de/platform/runStates.ts';
import type { Translated } from '#i18n/translated.ts';

const runStates = {
  states: { inactive: 'Inactive', scheduled: 'Scheduled', active: 'Active', ended: 'Ended' },
  starts: 'starts %{when}',
  ends: 'ends %{when}',
  ended: 'ended %{when}',
  from: 'from %{day}',
  until: 'until %{day}',
  activate: 'Activate',
  deactivate: 'Deactivate',
  publish: 'Publish',
  unpublish: 'Unpublish',
  publishTitle: 'Publish “%{name}”?',
  unpublishTitle: 'Unpublish “%{name}”?',
  publishSwitch: '“%{name}” is published',
  activateSwitch: '“%{name}” is active',
  saveFirst: 'Save your changes before switching',
  activateTitle: 'Activate “%{name}”?',
  deactivateTitle: 'Deactivate “%{name}”?',
  // for resources without such texts of their own
  publishText: 'The record becomes visible.',
  unpublishText: 'The record will no longer be visible.',
  publishManyText:
    '%{smart_count} record becomes visible. |||| %{smart_count} records become visible.',
  unpublishManyText:
    '%{smart_count} record will no longer be visible. |||| %{smart_count} records will no longer be visible.',
  published: 'The record was published. |||| %{smart_count} records were published.',
  unpublished: 'The record was unpublished. |||| %{smart_count} records were unpublished.',
  activateText: 'The record takes effect now.',
  deactivateText: 'The record will no longer have an effect.',
  activateManyText:
    '%{smart_count} record will be activated. |||| %{smart_count} records will be activated.',
  deactivateManyText:
    '%{smart_count} record will be deactivated. |||| %{smart_count} records will be deactivated.',
  activated: 'The record was activated. |||| %{smart_count} records were activated.',
  deactivated: 'The record was deactivated. |||| %{smart_count} records were deactivated.',
} satisfies Translated<typeof germanRunStates>;

export const texts = { runStates };
