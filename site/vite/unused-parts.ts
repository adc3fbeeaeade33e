/** A file of a library, and the functions of it that the site never calls, each with what is put in its place. */
export interface UnusedPart {
  file: RegExp;
  functions?: Readonly<Record<string, string>>;
}

/** Whoever calls it after all learns why it does not work. */
const UNUSED = 'throw Error("left out: see vite/unused-parts.ts")';

const all = (names: string, instead = UNUSED): Record<string, string> =>
  Object.fromEntries(names.split(' ').map((name) => [name, instead]));

/** The library's own without view transitions, fetchers, `onError`, `flushSync` and optimistic state. */
const ROUTER_PROVIDER = `
  const [state, setState] = React3.useState(router.state);
  React3.useLayoutEffect(
    () => router.subscribe((newState) => React3.startTransition(() => setState(newState))),
    [router],
  );
  const context = React3.useMemo(() => {
    const { createHref, createURL, encodeLocation } = router;
    const push = (to, state, opts) =>
      router.navigate(to, { state, preventScrollReset: opts?.preventScrollReset });
    const replace = (to, state, opts) =>
      router.navigate(to, { replace: true, state, preventScrollReset: opts?.preventScrollReset });
    const go = (n) => router.navigate(n);
    const navigator = { createHref, createURL, encodeLocation, go, push, replace };
    return { router, navigator, static: false, basename: router.basename || '/' };
  }, [router]);
  const { navigator, basename } = context;
  const { location, historyAction: navigationType } = state;
  const { routes, manifest, future } = router;
  const page = React3.createElement(MemoizedDataRoutes, { routes, manifest, future, state, isStatic: false });
  return React3.createElement(
    DataRouterContext.Provider,
    { value: context },
    React3.createElement(
      DataRouterStateContext.Provider,
      { value: state },
      React3.createElement(Router, { basename, location, navigationType, navigator }, page),
    ),
  );`;

export const unusedParts: readonly UnusedPart[] = [
  {
    file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions: {
      // View transitions, lists of boundaries, hidden trees, references to fragments, custom elements: none is drawn.
      ...all('startViewTransition getViewTransitionName createViewTransitionInstance scheduleViewTransitionEvent'),
      ...all('applyViewTransitionToHostInstances restoreViewTransitionOnHostInstances'),
      ...all('measureViewTransitionHostInstancesRecursive'),
      ...all('updateSuspenseListComponent updateActivityComponent setPropOnCustomElement'),
      ...all('FragmentInstance.addEventListener FragmentInstance.removeEventListener FragmentInstance.dispatchEvent'),
      ...all('FragmentInstance.observeUsing FragmentInstance.unobserveUsing FragmentInstance.getClientRects'),
      ...all('FragmentInstance.compareDocumentPosition FragmentInstance.scrollIntoView FragmentInstance.focus'),
      ...all('FragmentInstance.focusLast FragmentInstance.blur FragmentInstance.getRootNode'),
      ...all('commitNewChildToFragmentInstance deleteChildFromFragmentInstance'),
      // Called with every navigation, to look for view transitions.
      ...all('commitExitViewTransitions commitEnterViewTransitions commitNestedViewTransitions', ''),
      ...all('commitDeletedPairViewTransitions commitAppearingPairViewTransitions', ''),
      ...all('restoreEnterOrExitViewTransitions restoreNestedViewTransitions', ''),
      ...all('flushAfterMutationEffects measureNestedViewTransitions'),
      // Style sheets, scripts and preloads: documents name theirs themselves.
      ...all(
        'prefetchDNS preconnect preconnectAs preload preloadModule preinitScript preinitStyle preinitModuleScript',
      ),
      ...all('getResource acquireResource mountHoistable getHydratableHoistableCache'),
      // Only these and images in view transitions let a commit wait.
      ...all('accumulateSuspenseyCommitOnFiber preloadInstanceAndSuspendIfNeeded', ''),
      preloadResourceAndSuspendIfNeeded: UNUSED,
      waitForCommitToBeReady: 'return null',
      // Functions as actions of forms.
      ...all('mountActionState updateActionStateImpl rerenderActionState runActionStateAction dispatchActionState'),
      ...all('startHostTransition ensureFormComponentIsStateful'),
      extractEvents$1: '',
      attemptExplicitHydrationTarget: UNUSED,
      // Component stacks of errors, which minified names make unreadable anyway.
      ...all('describeNativeComponentFrame describeFiber'),
      getStackByFiberInDevAndProd: "return ''",
      getComponentNameFromType: 'return null',
    },
  },
  {
    file: /react-dom\/cjs\/react-dom\.production\.js$/,
    functions: {
      ...all('exports.preconnect exports.prefetchDNS exports.preinit exports.preinitModule exports.preload'),
      ...all('exports.preloadModule exports.requestFormReset exports.useFormState exports.useFormStatus'),
    },
  },
  {
    file: /react-router\/dist\/production\/chunk-.*\.mjs$/,
    functions: {
      // Fetchers: forms and links are navigations here, all else are queries.
      fetch2: UNUSED,
      handleFetcherAction: UNUSED,
      handleFetcherLoader: UNUSED,
      ...all('getFetcher resetFetcher deleteFetcher queueFetcherForDeletion abortFetcher'),
      getUpdatedRevalidatingFetchers: UNUSED,
      ...all('markFetchRedirectsDone abortStaleFetchLoads', 'return false'),
      // Nothing keeps the visitor from leaving a page.
      ...all('getBlocker deleteBlocker updateBlocker'),
      shouldBlockNavigation: '',
      // Route tables that grow while one navigates; the table is whole from the start.
      discoverRoutes: UNUSED,
      ...all('patchRoutes patchRoutesImpl _internalSetRoutes explodeOptionalSegments'),
      checkFogOfWar: 'return { active: false, matches: null }',
      // `lazy`, components and middleware of routes: pages are loaded by our own loader.
      loadLazyRoute: 'return {}',
      ...all('loadLazyMiddlewareForMatches getDataStrategyMatchLazyPromises', ''),
      runClientMiddlewarePipeline: UNUSED,
      mapRouteProperties: 'return { hasErrorBoundary: route.errorElement != null }',
      RouterProvider: ROUTER_PROVIDER,
      // View transitions.
      ...all('restoreAppliedTransitions persistAppliedTransitions', ''),
      // State that the library's own server left in the document.
      ...all('parseHydrationData deserializeErrors'),
      // Messages for developers.
      getInternalRouterError: "return new ErrorResponseImpl(status, '', undefined, true)",
      // Instrumentation is not asked for.
      getRouteInstrumentationUpdates: UNUSED,
      instrumentClientSideRouter: UNUSED,
      // Server components, and the error screen of routes that have none.
      RSCErrorHandler: UNUSED,
      ...all('decodeRedirectErrorDigest decodeRouteErrorResponseDigest', ''),
      DefaultErrorComponent: 'return null',
      // Navigating without a data router.
      useNavigateUnstable: UNUSED,
    },
  },
  {
    file: /@tanstack\/query-core\/build\/modern\/queryClient\.js$/,
    functions: {
      ...all('QueryClient.resetQueries QueryClient.setQueriesData QueryClient.getQueriesData QueryClient.isFetching'),
      ...all('QueryClient.isMutating QueryClient.clear QueryClient.setDefaultOptions QueryClient.setQueryDefaults'),
      ...all('QueryClient.setMutationDefaults QueryClient.getMutationDefaults QueryClient.defaultMutationOptions'),
      ...all('QueryClient.fetchInfiniteQuery QueryClient.prefetchInfiniteQuery QueryClient.ensureInfiniteQueryData'),
      // Called when the page gets the focus or the network again.
      'QueryClient.resumePausedMutations': 'return Promise.resolve()',
    },
  },
  {
    file: /@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    functions: { infiniteQueryBehavior: UNUSED },
  },
  {
    // Writing calls are plain functions; nothing mutates through the query client.
    file: /@tanstack\/query-core\/build\/modern\/mutation\.js$/,
    functions: {
      'Mutation.execute': UNUSED,
      'Mutation.dispatch': UNUSED,
      'Mutation.addObserver': UNUSED,
      'Mutation.removeObserver': UNUSED,
    },
  },
  {
    file: /@tanstack\/query-core\/build\/modern\/mutationCache\.js$/,
    functions: {
      'MutationCache.build': UNUSED,
      'MutationCache.add': UNUSED,
      'MutationCache.remove': UNUSED,
      'MutationCache.canRun': UNUSED,
      'MutationCache.runNext': UNUSED,
    },
  },
  { file: /react-intl\/index\.js$/ },
  {
    file: /@formatjs\/intl\/index\.js$/,
    functions: {
      formatRelativeTime: UNUSED,
      formatDateTimeRange: UNUSED,
      formatDuration: UNUSED,
      formatDurationToParts: UNUSED,
      formatDateToParts: UNUSED,
      formatTimeToParts: UNUSED,
      formatPlural: UNUSED,
      // Warns of messages that aren't compiled.
      verifyConfigMessages: '',
      formatNumberToParts: UNUSED,
    },
  },
];
