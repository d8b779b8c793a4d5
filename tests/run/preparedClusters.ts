import { fastFolder } from '../fastFolder.ts'

/** Settings of a project whose tests open embedded databases: each begins with a copy of one that is made once. */
export const preparedClusters = {
  globalSetup: ['tests/operate/run.setup.ts'],
  setupFiles: ['tests/operate/preparedCluster.ts'],
  env: { TMPDIR: fastFolder() },
}
