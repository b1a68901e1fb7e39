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
} satisfies Translated<typeof germanRunStates>;

export const texts = { runStates };
