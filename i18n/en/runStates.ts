import type { runStates as germanRunStates } from '#i18n/de/runStates.ts';
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
  switch: '"%{name}" is active',
  saveFirst: 'Save your changes before switching',
  activateTitle: 'Activate “%{name}”?',
  deactivateTitle: 'Deactivate “%{name}”?',
} satisfies Translated<typeof germanRunStates>;

export const texts = { runStates };
