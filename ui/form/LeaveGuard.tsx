import { useCallback, useEffect } from 'react';
import { type BlockerFunction, useBlocker, useLocation } from 'react-router';
import { isUnsavedAbandoned, useUnsaved } from '#providers/unsaved.ts';
import { ConfirmDialog, type ConfirmProps } from '#ui/dialogs/ConfirmDialog.tsx';
import { useLeaveQuestion } from '#ui/dialogs/useLeaveQuestion.ts';
import { useIsTopGuard } from './useIsTopGuard.ts';

interface Props {
  isAtRisk: boolean;
  /** Search parameter that identifies the edited part; changing it counts as leaving the page. */
  parameter?: string;
  /** Any change of the search parameters counts as leaving: another page, order or filter. */
  bySearch?: boolean | undefined;
  /** Names of the parts with unsaved changes. */
  changed?: readonly string[];
  /** Texts of the question; those of `form.leave` by default. */
  question?: Pick<ConfirmProps, 'title' | 'text' | 'yes' | 'no'>;
}

/** Asks for confirmation before the user leaves a page with unsaved changes. */
export const LeaveGuard = (props: Props) => {
  useUnsaved(props.isAtRisk);
  return useIsTopGuard(props.isAtRisk) && <TopGuard {...props} />;
};

const TopGuard = ({ isAtRisk, parameter, bySearch = false, changed, question }: Props) => {
  const standard = useLeaveQuestion(changed?.join(', '));
  const { pathname } = useLocation();
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isAtRisk &&
      !isUnsavedAbandoned() &&
      // the previous page stays rendered until the next one is ready, and must not ask then
      currentLocation.pathname === pathname &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (bySearch && currentLocation.search !== nextLocation.search) ||
        valueIn(currentLocation, parameter) !== valueIn(nextLocation, parameter)),
    [isAtRisk, parameter, bySearch, pathname],
  );
  const blocker = useBlocker(shouldBlock);

  useEffect(() => {
    if (!isAtRisk) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isUnsavedAbandoned()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);

  return (
    <ConfirmDialog
      {...(question ?? standard)}
      open={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
};

const valueIn = ({ search }: { search: string }, parameter: string | undefined) =>
  parameter && new URLSearchParams(search).get(parameter);
