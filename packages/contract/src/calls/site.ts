import { z } from 'zod';
import { call } from '../call.ts';
import { CaptchaChallenge } from '../captcha.ts';
import { Slug } from '../common.ts';
import { HomeContext, PageContext } from '../content.ts';
import {
  Company,
  Config,
  Currency,
  EmailPromo,
  EmailPromoRequest,
  Features,
  LanguageChoice,
  RecaptchaContext,
  ReferenceClient,
} from '../site.ts';

const tag = 'Site';

export const siteCalls = {
  getRecaptchaContext: call({
    id: 'getRecaptchaContext',
    method: 'GET',
    path: '/my/api/page-context/recaptcha_context/',
    summary: 'Captcha of the reset form',
    tag,
    answer: { 200: RecaptchaContext },
  }),
  getCaptchaChallenge: call({
    id: 'getCaptchaChallenge',
    method: 'GET',
    path: '/my/api/captcha/challenge/',
    summary: 'Something to work out, where the captcha is of the kind "pow"; good for one form',
    tag,
    answer: { 200: CaptchaChallenge },
    errors: [404, 429],
  }),
  getCompanies: call({
    id: 'getCompanies',
    method: 'GET',
    path: '/public_company_list/',
    summary: 'Companies that sell, with their addresses',
    tag,
    answer: { 200: z.array(Company) },
  }),
  getFeatures: call({
    id: 'getFeatures',
    method: 'GET',
    path: '/my/api/features/',
    summary: 'What the visitor’s country and session allow; sets the csrftoken cookie',
    tag,
    answer: { 200: Features },
  }),
  getConfig: call({
    id: 'getConfig',
    method: 'GET',
    path: '/my/api/config/',
    summary: 'Constants of the site',
    tag,
    answer: { 200: Config },
  }),
  getHomeContext: call({
    id: 'getHomeContext',
    method: 'GET',
    path: '/my/api/page-context/home/',
    summary: 'Texts and lowest prices of the home page',
    tag,
    answer: { 200: HomeContext },
  }),
  getPageContext: call({
    id: 'getPageContext',
    method: 'GET',
    path: '/my/api/page-context/:slug/public_page_context/',
    summary: 'Texts of a public page by page type',
    tag,
    params: z.object({ slug: Slug }),
    answer: { 200: PageContext },
    errors: [404],
  }),
  getCurrencies: call({
    id: 'getCurrencies',
    method: 'GET',
    path: '/my/api/currency/',
    summary: 'Display currencies with their multipliers',
    tag,
    answer: { 200: z.array(Currency) },
  }),
  getClients: call({
    id: 'getClients',
    method: 'GET',
    path: '/my/api/client/',
    summary: 'Reference clients of the home page',
    tag,
    answer: { 200: z.array(ReferenceClient) },
  }),
  putLanguage: call({
    id: 'putLanguage',
    method: 'PUT',
    path: '/my/api/i18n/language/',
    summary: 'Choose the language; sets the django_language cookie and keeps it with the user',
    tag,
    body: LanguageChoice,
    answer: { 200: LanguageChoice },
    errors: [400],
  }),
  postEmailPromo: call({
    id: 'postEmailPromo',
    method: 'POST',
    path: '/my/api/email-promo/',
    summary: 'Send the welcome discount to an address; for anonymous visitors only',
    tag,
    body: EmailPromoRequest,
    answer: { 201: EmailPromo },
    errors: [400, 403, 429],
  }),
} as const;
