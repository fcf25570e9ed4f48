import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args:['--no-sandbox'] });
for (const w of [320,390,1440,1920]) { const p = await b.newPage({viewport:{width:w,height:844},reducedMotion:'reduce'});
 await p.goto('http://localhost:4555/'); await p.addStyleTag({content:'header,nav,[class*=skip]{position:static!important}a[href="#contenu"]{display:none!important}'});
 console.log(w, await p.evaluate(()=>document.documentElement.scrollHeight), await p.evaluate(()=>[...document.querySelectorAll('article[data-product]')].map(a=>[a.offsetWidth,a.offsetHeight, a.lastElementChild.firstElementChild.getBoundingClientRect().width,a.lastElementChild.offsetHeight])));
 const s= await p.$$('article[data-product]'); let i=0; for (const x of s) await x.screenshot({path:`/tmp/h/me2s/card-${w}-${i++}.png`});
 if(w!=320){ for (const t of ['tappharm','tappos']) { await p.goto('http://localhost:4555/'+t); await p.addStyleTag({content:'header,nav,[class*=skip]{position:static!important}a[href="#contenu"]{display:none!important}'}); const e=await p.$('section:has([data-tabs])'); await e.screenshot({path:`/tmp/h/me2s/exp-${t}-${w}.png`}); console.log(t,w,await p.evaluate(()=>[document.documentElement.scrollHeight,document.documentElement.scrollWidth]));} }
 await p.close(); }
await b.close();
