import { calls } from '@hoster/contract';
import type { Module } from '../../platform/index.ts';
import { pageOf, route } from '../../platform/http/index.ts';
import { requireViewer } from '../../identity/index.ts';
import { findTasks, taskDetails } from '../by-hand/find.ts';
import { finishTask } from '../by-hand/finish.ts';
import { operateJob } from '../operations/advance.ts';
import { deliveries, setups } from '../queue/setups.ts';
import { tasks } from '../queue/tasks.ts';
import { provisionJob } from './provision.ts';
import { openSetups, retrySetup } from './staff-setups.ts';

/** Builds services, and shows staff which paid ones can't be built and which dedicated servers are to be delivered. */
export const provisioningModule: Module = {
  name: 'provisioning',
  jobs: [provisionJob, operateJob],
  queue: [setups, deliveries, tasks],
  routes: (app) => {
    route(app, calls.getStaffSetups, async ({ request }) => {
      return openSetups(app.hoster, request.language);
    });

    route(app, calls.getStaffTasks, async ({ query }) => {
      const { count, results } = await findTasks(app.hoster, query);
      return pageOf(results, { count, path: calls.getStaffTasks.path, query });
    });

    route(app, calls.getStaffTask, async ({ params, request }) => {
      return taskDetails(app.hoster, params.id, request.language);
    });

    route(app, calls.postStaffTask, async ({ body, params, request }) => {
      const { userId } = await requireViewer(request);
      await finishTask(app.hoster, params.id, userId, body);
      return taskDetails(app.hoster, params.id, request.language);
    });

    route(app, calls.postSetupRetry, async ({ params, request }) => {
      await retrySetup(app.hoster, params.id);
      return openSetups(app.hoster, request.language);
    });
  },
};
