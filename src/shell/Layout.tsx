import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { useCan } from '#providers/authProvider/useCan.ts';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { watchedJobs } from '#providers/jobs/watchedJobs.ts';
import { definitionAt, hasNavigationAt, pathOf } from '#providers/registry/definition.ts';
import { isViewing } from '#providers/session.ts';
import { registry } from '#resources/registry.ts';
import { mainId, SkipLink } from '#ui/layout/SkipLink.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { frequentStyles } from '#ui/theme/frequentStyles.tsx';
import { Failure } from './Failure.tsx';
import { forcedColours } from './forcedColours.tsx';
import { Header, headerHeight } from './Header.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { navigationWidth, railWidth, SideNavigation } from './SideNavigation.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { useLinkPreload } from './useLinkPreload.ts';

const FeedbackWidget = lazyPart(
  withMessages(() => import('#resources/website/userFeedback/widget/FeedbackWidget.tsx')),
);
const ViewingBar = lazyPart(withMessages(() => import('./ViewingBar.tsx')));
const JobDock = lazyPart(withMessages(() => import('./jobs/JobDock.tsx')));

const contentWidth = 1480;
/** The window's width in pixels from which the menu shows names beside its icons. */
const fullMenuFrom = 1200;

/**
 * The layout: a fixed header, the side navigation unless the route hides it, and the page
 * (specification 1).
 */
export const Layout = ({ children }: { children: ReactNode }) => {
  const translate = useText();
  const { pathname } = useLocation();
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  // a list needs the room more than the words of the menu
  const isRail = useMediaQuery(`(max-width: ${fullMenuFrom - 1}px)`, { noSsr: true }) && isWide;
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const definition = definitionAt(registry, pathname);
  const hasNavigation = hasNavigationAt(definition, pathname);

  const main = useRef<HTMLElement>(null);

  // a new page starts at its top, with the navigation closed
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    setOpen(false);
    window.scrollTo(0, 0);
  }, [pathname]);
  useHeadingFocus(main, pathname);
  useLinkPreload();

  return (
    <>
      {forcedColours}
      {frequentStyles}
      <SkipLink>{translate('shell.skipToContent')}</SkipLink>
      <Shortcuts />
      <Header onOpenNavigation={hasNavigation && !isWide ? open : undefined} />
      <Box sx={{ display: 'flex', pt: `${headerHeight}px` }}>
        {hasNavigation && (
          <SideNavigation isPermanent={isWide} isRail={isRail} isOpen={isOpen} onClose={close} />
        )}
        <Box
          component="main"
          id={mainId}
          ref={main}
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            maxWidth: contentWidth,
            mx: 'auto',
            px: { xs: 2, sm: 3, xl: 4 },
            pt: 2,
            pb: 1,
            outline: 'none',
            ml: hasNavigation && isWide ? `${isRail ? railWidth : navigationWidth}px` : 'auto',
          }}
        >
          <Suspense fallback={null}>{isViewing() && <ViewingBar />}</Suspense>
          <ErrorBoundary FallbackComponent={Failure} resetKeys={[pathname]}>
            <Suspense fallback={<PageSkeleton />}>
              {/* pages use container queries, because the navigation narrows the page */}
              <Box sx={{ containerType: 'inline-size' }}>{children}</Box>
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
      <Jobs />
      <Feedback page={definition ? pathOf(definition) : '/'} />
    </>
  );
};

/** Loads the job dock once there is a job. */
const Jobs = () =>
  watchedJobs.use().length > 0 && (
    <Suspense fallback={null}>
      <JobDock />
    </Suspense>
  );

/** The feedback button, for all users except administrators (specification 6). */
const Feedback = ({ page }: { page: string }) => {
  if (!useCan('feedbackWidget', 'create')) return null;
  return (
    <Suspense fallback={null}>
      <FeedbackWidget page={page} />
    </Suspense>
  );
};
