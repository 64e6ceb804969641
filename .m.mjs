import sharp from "sharp"
const [out, height, ...files] = process.argv.slice(2)
const H=Number(height); const parts=[]; let x=0
for (const f of files) { const m=await sharp(f).metadata(); const s=m.width>500?600/m.width:1; let img=sharp(f).extract({left:0,top:0,width:m.width,height:Math.min(m.height,Math.floor(H/s))}); img=img.resize(Math.floor(m.width*s)); parts.push({input:await img.toBuffer(),left:x,top:0}); x+=Math.floor(m.width*s)+10 }
await sharp({create:{width:x,height:H,channels:3,background:"#888"}}).composite(parts).png().toFile(out)
