import { describe, expect, it } from 'vitest';
import { admittedStage, nextStage, stageAddress, steps, wantedStage } from './stages.ts';

const ready = { configurationReady: true, signedIn: true, personalInfoComplete: true };

describe('stages of an order', () => {
  it('sends an anonymous visitor to the account stage, whatever the address asks for', () => {
    const anonymous = { ...ready, signedIn: false, personalInfoComplete: null };
    expect(admittedStage('payment', anonymous)).toBe('account');
    expect(admittedStage('personal-data', anonymous)).toBe('account');
    expect(admittedStage('configuration', anonymous)).toBe('configuration');
  });

  it('continues the order after signing in', () => {
    expect(admittedStage('account', ready)).toBe('payment');
    expect(admittedStage('account', { ...ready, personalInfoComplete: false })).toBe('personal-data');
  });

  it('asks for personal data before payment, and lets a complete profile be corrected', () => {
    expect(admittedStage('payment', { ...ready, personalInfoComplete: false })).toBe('personal-data');
    expect(admittedStage('personal-data', ready)).toBe('personal-data');
  });

  it('goes back to a configuration that cannot be ordered', () => {
    expect(admittedStage('payment', { ...ready, configurationReady: false })).toBe('configuration');
    expect(nextStage({ ...ready, configurationReady: false })).toBe('payment');
  });

  it('reads unknown stages as the first', () => {
    expect(wantedStage(new URLSearchParams('stage=nonsense'))).toBe('configuration');
    expect(wantedStage(new URLSearchParams('stage=payment'))).toBe('payment');
  });

  it('keeps the configuration in the address of a stage', () => {
    const query = new URLSearchParams('os=ubuntu-24-04&stage=account');
    expect(stageAddress('/x/', query, 'payment')).toBe('/x/?os=ubuntu-24-04&stage=payment');
    expect(stageAddress('/x/', new URLSearchParams('stage=payment'), 'configuration')).toBe('/x/');
  });

  it('marks the steps around the shown one', () => {
    expect(steps('personal-data').map(({ state }) => state)).toEqual(['done', 'done', 'current', 'todo']);
  });
});
